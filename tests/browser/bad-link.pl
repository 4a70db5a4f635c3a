#!/usr/bin/perl
# SPDX-License-Identifier: GPL-3.0-or-later
# A bad link between two network devices, for kernels without netem: packets from one leave the other after a delay in milliseconds,
# and some are lost. `bad-link.pl NAME DELAY LOSS NAME DELAY LOSS`: for each device the delay and the lost share of its outgoing
# packets. It needs root, says "ready" when both devices exist, and removes them at its end.
use strict;
use warnings;
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

use constant { TUNSETIFF => 0x400454ca, IFF_TUN => 0x0001, IFF_NO_PI => 0x1000, LONGEST => 65536 };

sub now { return clock_gettime(CLOCK_MONOTONIC) }

my @ends;
while (my ($name, $delay, $loss) = splice(@ARGV, 0, 3)) {
    open(my $file, "+<", "/dev/net/tun") or die "no device: $!\n";
    ioctl($file, TUNSETIFF, pack("a16sx22", $name, IFF_TUN | IFF_NO_PI)) or die "no device $name: $!\n";
    push @ends, { file => $file, delay => $delay / 1000, loss => $loss, waits => [] };
}
$| = 1;
print "ready\n";

# The same packets are lost each time.
srand(1);
while (1) {
    my $reads = '';
    vec($reads, fileno($_->{file}), 1) = 1 for @ends;
    my ($next) = sort { $a <=> $b } map { @{$_->{waits}} ? $_->{waits}[0][0] : () } @ends;
    my $wait = defined $next ? $next - now() : 1;
    select($reads, undef, undef, $wait > 0 ? $wait : 0);
    for my $which (0, 1) {
        my ($end, $other) = @ends[$which, 1 - $which];
        if (vec($reads, fileno($end->{file}), 1)) {
            exit 0 unless sysread($end->{file}, my $packet, LONGEST);
            push @{$end->{waits}}, [now() + $end->{delay}, $packet] if rand() >= $end->{loss};
        }
        while (@{$end->{waits}} && $end->{waits}[0][0] <= now()) {
            syswrite($other->{file}, (shift @{$end->{waits}})->[1]);
        }
    }
}
