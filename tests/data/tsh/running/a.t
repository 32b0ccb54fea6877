Adamec, Eva 1500 2 3; 410 377; p12 1 2; x-club Brno
Beck, Ivo 1480 1 4; 395; p12 2 1
Dvořák, Jan 2, 1450 4 1; 00 365; p12 1 1
Čech, Ota 0 3 2; 00; p12 2 2
