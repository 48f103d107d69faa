import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { describe, expect, it } from "vitest";

import { errorOf } from "./error-of";

const thrown = (status: number, data: unknown) => new ErrorResponse(status, "Status text", data);

describe("the error screen", () => {
  it("shows status, message and button of a thrown response", () => {
    expect(errorOf(thrown(404, { message: "Page Not Found: /nope" }))).toEqual({
      status: 404,
      message: "Page Not Found: /nope",
      buttonText: undefined,
    });
    expect(
      errorOf(thrown(401, { message: "Please login to access this page", buttonText: "Login" })),
    ).toEqual({ status: 401, message: "Please login to access this page", buttonText: "Login" });
  });
  it("shows a plain text with a capital, else the text of the status", () => {
    expect(errorOf(thrown(409, "somebody was faster")).message).toBe("Somebody was faster");
    expect(errorOf(thrown(409, "")).message).toBe("Status text");
  });
  it("says that the network failed, and nothing of what is not for readers", () => {
    expect(errorOf(new TypeError("Failed to fetch"))).toEqual({
      status: 503,
      message: "Network Error",
    });
    expect(errorOf(new Error("SELECT password"))).toEqual({
      status: 500,
      message: "Something went wrong. Please try again.",
    });
    expect(errorOf("x")).toMatchObject({ status: 500 });
  });
});
