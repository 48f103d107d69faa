/** Thrown if a passkey was declined, unavailable, or already registered. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
}

export function knowsPasskeys(): boolean {
  return (
    typeof window !== "undefined" && "PublicKeyCredential" in window && "credentials" in navigator
  );
}

type Descriptor = {
  id: string;
  type: PublicKeyCredentialType;
  transports?: AuthenticatorTransport[];
};
type Json = Record<string, unknown> & { challenge: string };

function bytes(text: string): ArrayBuffer {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer | null): string | undefined {
  if (buffer === null) return undefined;
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const described = (list: unknown) =>
  ((list as Descriptor[] | undefined) ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new PasskeyError("This device already has a passkey for your account.");
    if (!(error instanceof DOMException)) throw error;
  }
  throw new PasskeyError("We didn't receive a passkey. Try again or use another method.");
}

/** Rejects with PasskeyError. */
export async function createPasskey(options: Json): Promise<unknown> {
  const user = options.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  };
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...common(credential),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

/** Rejects with PasskeyError. */
export async function getPasskey(options: Json): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: described(options.allowCredentials),
  };
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    ...common(credential),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  };
}

function common(credential: PublicKeyCredential) {
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}
