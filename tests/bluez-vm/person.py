"""person.py COMMAND … : somebody at a terminal, for scripts.

The command runs in a terminal of its own. A line on standard input is what he does:

    see TEXT      waits until TEXT is on the screen, ten seconds at most
    miss TEXT     TEXT must not be on the screen
    type KEYS     presses keys; \\r is Enter
    quit          F10, and waits for the end
"""

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time

import pyte

COLUMNS, ROWS = 100, 30


class Terminal:
    def __init__(self, command):
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.environ["TERM"] = "xterm-256color"
            os.execvp(command[0], command)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)

    def read(self, seconds):
        """Whether there may be more to come."""
        ready, _, _ = select.select([self.end], [], [], seconds)
        if ready:
            try:
                self.stream.feed(os.read(self.end, 65536))
            except OSError:
                return False
        return bool(ready)

    def shown(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def see(self, text):
        until = time.monotonic() + 10
        while text not in self.shown():
            self.read(0.1)
            if time.monotonic() > until:
                sys.exit(f"never saw: {text}\n{self.shown()}")

    def press(self, keys):
        os.write(self.end, keys.encode().decode("unicode_escape").encode())


def main():
    terminal = Terminal(sys.argv[1:])
    for line in sys.stdin:
        word, _, text = line.rstrip("\n").partition(" ")
        if word == "see":
            terminal.see(text)
        elif word == "miss":
            # Whatever is to be drawn is drawn by then.
            until = time.monotonic() + 1
            while time.monotonic() < until:
                terminal.read(0.1)
            if text in terminal.shown():
                sys.exit(f"saw: {text}\n{terminal.shown()}")
        elif word == "type":
            terminal.press(text)
        elif word == "quit":
            terminal.press("\\x1b[21~")
            while terminal.read(2):
                pass
        print(line, end="", flush=True)
    _, status = os.waitpid(terminal.child, 0)
    sys.exit(os.waitstatus_to_exitcode(status))


main()
