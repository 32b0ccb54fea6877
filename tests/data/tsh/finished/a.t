Nováková, Jana          1712 2 3 0; 421 355 50; board 1 1 0; p12 1 2 0; team CZE
Kováč, Peter            1650 1 4 3; 388 402 390; board 1 2 1; p12 2 1 2; team SVK
Müller, Uta             1588 4 1 2; 397 361 390; board 2 1 1; p12 1 1 1; team DEU; rtime 1772355600 1772362800 1772370000
Pappas, Nikos              0 3 2 0; 410 377 -50; board 2 2 0; off -50; p12 2 2 0; team GRC; password secret
