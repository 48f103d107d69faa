-- +goose Up
-- Values and field names in American spelling. A quotation mark inside a JSON text is
-- escaped, so these patterns match members only.
UPDATE inquiries SET fields = REPLACE(fields, '"side":"defence"', '"side":"defense"')
  WHERE form = 'request-an-expert';
UPDATE inquiries SET fields = REPLACE(fields, '"organisation":', '"organization":')
  WHERE form = 'partner-with-us';

-- +goose Down
UPDATE inquiries SET fields = REPLACE(fields, '"side":"defense"', '"side":"defence"')
  WHERE form = 'request-an-expert';
UPDATE inquiries SET fields = REPLACE(fields, '"organization":', '"organisation":')
  WHERE form = 'partner-with-us';
