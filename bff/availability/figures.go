package availability

import (
	"context"
	"slices"
	"time"
)

const (
	// LeastRequests is from how many requests on an expert's figures are shown.
	LeastRequests = 5
	// mostCounted is how many of the latest requests count.
	mostCounted = 100
	// fairTime is how long a request must have been open for silence to count.
	fairTime = 3 * 24 * time.Hour
)

// Figures say how an expert answers requests.
type Figures struct {
	Requests int
	Answered int
	Median   time.Duration // until the first answer, of those answered
}

// Share returns how many percent were answered.
func (f Figures) Share() int { return (200*f.Answered + f.Requests) / (2 * f.Requests) }

// FiguresOf returns how the person who answers for a profile answers requests. found is false
// below LeastRequests. Only requests that are over count, so nothing shows of one that is open;
// and one that was over within three days doesn't count against who hadn't answered yet.
func (s *Service) FiguresOf(ctx context.Context, expertID, userID string) (f Figures, found bool, err error) {
	asks, err := s.store.over(ctx, expertID, userID)
	if err != nil {
		return Figures{}, false, err
	}
	var took []time.Duration
	for _, a := range asks {
		switch {
		case a.FirstAnswerAt != nil:
			took = append(took, a.FirstAnswerAt.Sub(a.AskedAt))
		case a.OverAt.Sub(a.AskedAt) < fairTime:
			continue
		}
		f.Requests++
	}
	f.Answered = len(took)
	if f.Requests < LeastRequests {
		return Figures{}, false, nil
	}
	f.Median = median(took)
	return f, true, nil
}

func median(all []time.Duration) time.Duration {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	middle := len(all) / 2
	if len(all)%2 == 1 {
		return all[middle]
	}
	return (all[middle-1] + all[middle]) / 2
}
