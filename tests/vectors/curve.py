"""X25519 in the standard library, for the provisioning of the open clock profile: the ladder of RFC 7748, section 5."""
P = 2 ** 255 - 19

def x25519(secret, public):
    scalar = int.from_bytes(secret, "little") & ~7 & 2 ** 254 - 1 | 2 ** 254
    u = int.from_bytes(public, "little") % 2 ** 255
    x2, z2, x3, z3 = 1, 0, u, 1
    for at in reversed(range(255)):
        if scalar >> at & 1: x2, z2, x3, z3 = x3, z3, x2, z2
        a, b, da, cb = x2 + z2, x2 - z2, (x3 - z3) * (x2 + z2), (x3 + z3) * (x2 - z2)
        x3, z3 = (da + cb) ** 2 % P, u * (da - cb) ** 2 % P
        x2, z2 = (a * b) ** 2 % P, (a * a - b * b) * (a * a + 121665 * (a * a - b * b)) % P
        if scalar >> at & 1: x2, z2, x3, z3 = x3, z3, x2, z2
    return (x2 * pow(z2, P - 2, P) % P).to_bytes(32, "little")
