import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

/**
 * An authenticator in software, as a browser would use it: one ES256 key, user verification, a
 * counter. A test can make it lie.
 */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** User present, verified, attested data. */
  flags?: number;
  counter?: number;
  /** Signs with the key of another one. */
  signer?: Authenticator;
}

interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];
const origin = "https://gateway.example.com";
const text = (value: string) => new TextEncoder().encode(value);
const url = (bytes: Uint8Array): string =>
  isoBase64URL.fromBuffer(bytes as Uint8Array<ArrayBuffer>);

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));

const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export class Authenticator {
  counter = 0;
  readonly id: Uint8Array;
  readonly #pair: CryptoKeyPair;

  private constructor(pair: CryptoKeyPair, id: Uint8Array) {
    this.#pair = pair;
    this.id = id;
  }

  /** `id`: of the credential, if the test chooses it. */
  static async make(id = crypto.getRandomValues(new Uint8Array(32))): Promise<Authenticator> {
    const algorithm = { name: "ECDSA", namedCurve: "P-256" };
    const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    return new Authenticator(pair as CryptoKeyPair, id);
  }

  get credentialId(): string {
    return url(this.id);
  }

  /** What `navigator.credentials.create` gives, as JSON. */
  async create(asked: Asked, lies: Lies = {}): Promise<string> {
    const { x, y } = (await crypto.subtle.exportKey("jwk", this.#pair.publicKey)) as JsonWebKey;
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x ?? "")],
      [-3, isoBase64URL.toBuffer(y ?? "")],
    ]);
    const attested = joined(
      new Uint8Array(16),
      Uint8Array.of(this.id.length >> 8, this.id.length & 255),
      this.id,
      isoCBOR.encode(key as never),
    );
    const authData = joined(
      await this.#head(asked.rp?.id ?? "", PRESENT | VERIFIED | ATTESTED, lies),
      attested,
    );
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: url(text(this.#client("webauthn.create", asked, lies))),
      attestationObject: url(attestationObject),
    });
  }

  /** What `navigator.credentials.get` gives, as JSON. */
  async sign(asked: Asked, lies: Lies = {}): Promise<string> {
    this.counter += 1;
    const authData = await this.#head(asked.rpId ?? "", PRESENT | VERIFIED, lies);
    const clientData = text(this.#client("webauthn.get", asked, lies));
    const raw = new Uint8Array(
      await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        (lies.signer ?? this).#pair.privateKey,
        joined(authData, await sha256(clientData)) as Uint8Array<ArrayBuffer>,
      ),
    );
    return this.#answer({
      clientDataJSON: url(clientData),
      authenticatorData: url(authData),
      signature: url(inDer(raw)),
    });
  }

  async #head(rpId: string, flags: number, lies: Lies): Promise<Uint8Array> {
    const counter = new DataView(new ArrayBuffer(4));
    counter.setUint32(0, lies.counter ?? this.counter);
    const hash = await sha256(text(lies.rpId ?? rpId));
    return joined(hash, Uint8Array.of(lies.flags ?? flags), new Uint8Array(counter.buffer));
  }

  #client(type: string, { challenge }: Asked, lies: Lies): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false, ...lies });
  }

  #answer(response: object): string {
    const id = this.credentialId;
    return JSON.stringify({ id, rawId: id, type: "public-key", response });
  }
}

/** Two numbers of 32 bytes as a signature in DER [RFC 3279]. */
const inDer = (raw: Uint8Array): Uint8Array => {
  const number = (bytes: Uint8Array): Uint8Array => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(start);
    const signed = (short[0] ?? 0) > 127 ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(2, signed.length), signed);
  };
  const body = joined(number(raw.slice(0, 32)), number(raw.slice(32)));
  return joined(Uint8Array.of(0x30, body.length), body);
};
