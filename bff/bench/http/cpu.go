package main

import (
	"errors"
	"os"
	"runtime/pprof"
	"syscall"
	"time"
)

// cpuTime returns this process's user and system time so far.
func cpuTime() (time.Duration, error) {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0, err
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()), nil
}

// cpuOf returns the CPU time of f.
func cpuOf(f func() error) (time.Duration, error) {
	before, err := cpuTime()
	if err != nil {
		return 0, err
	}
	if err := f(); err != nil {
		return 0, err
	}
	after, err := cpuTime()
	return after - before, err
}

// profiled runs f and writes a CPU profile of it to a file, unless that's empty.
func profiled(file string, f func() (int, error)) (missed int, err error) {
	if file == "" {
		return f()
	}
	out, err := os.Create(file)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	if err := pprof.StartCPUProfile(out); err != nil {
		return 0, err
	}
	defer pprof.StopCPUProfile()
	return f()
}
