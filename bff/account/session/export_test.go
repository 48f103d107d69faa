package session

// NewPlaceFor is how long a new country is pointed out, for tests that wait for its end.
const NewPlaceFor = newPlaceFor
