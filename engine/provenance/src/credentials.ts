// The X.509 library injects its dependencies by metadata, which requires this import.
import 'reflect-metadata';
import {
  createPrivateKey,
  constants as cryptoConstants,
  type KeyObject,
  sign,
  X509Certificate,
} from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';

/** A certificate with its chain, and its private key, as PEM texts. */
export interface Credentials {
  /** The certificates as PEM texts, with the signing certificate first. */
  certificates: string;
  /** Private key in the format PKCS #8. The private key is never logged. */
  privateKey: string;
}

interface SigningScheme {
  algorithm: CoseAlgorithmIdentifier;
  digest: string | null;
}

/**
 * Signature algorithms by the type of the key. For an elliptic-curve key, the curve determines the algorithm.
 * C2PA 2.1 allows these COSE algorithms (RFC 9053).
 */
const SCHEMES: Readonly<Record<string, SigningScheme>> = {
  prime256v1: { algorithm: CoseAlgorithmIdentifier.ES256, digest: 'sha256' },
  secp384r1: { algorithm: CoseAlgorithmIdentifier.ES384, digest: 'sha384' },
  secp521r1: { algorithm: CoseAlgorithmIdentifier.ES512, digest: 'sha512' },
  ed25519: { algorithm: CoseAlgorithmIdentifier.Ed25519, digest: null },
  rsa: { algorithm: CoseAlgorithmIdentifier.PS256, digest: 'sha256' },
};

/** Salt length of an RSA-PSS signature in bytes, equal to the length of the SHA-256 digest (RFC 8230). */
const PSS_SALT_BYTES = 32;

/**
 * Makes a signer that signs content credentials with a certificate's private key.
 * @throws {Error} for invalid PEM texts, a key type that C2PA does not accept, or a key that belongs to another
 * certificate
 */
export function createSigner({ certificates, privateKey }: Credentials): Signer {
  const [certificate, ...chainCertificates] = x509.PemConverter.decode(certificates).map(
    (der) => new x509.X509Certificate(der),
  );
  if (!certificate) throw new Error('the credentials contain no certificate');
  const key = createPrivateKey(privateKey);
  if (!new X509Certificate(Buffer.from(certificate.rawData)).checkPrivateKey(key)) {
    throw new Error('The key belongs to another certificate.');
  }
  const { algorithm, digest } = schemeOf(key);
  const options = {
    key,
    // C2PA readers reject signatures in DER form, so r and s are concatenated (IEEE P1363).
    dsaEncoding: 'ieee-p1363',
    ...(algorithm === CoseAlgorithmIdentifier.PS256 && {
      padding: cryptoConstants.RSA_PKCS1_PSS_PADDING,
      saltLength: PSS_SALT_BYTES,
    }),
  } as const;
  return {
    certificate,
    chainCertificates,
    algorithm,
    sign: async (payload) => {
      refuseOutdated(certificate);
      return new Uint8Array(sign(digest, payload, options));
    },
  };
}

function isInForce({ notBefore, notAfter }: x509.X509Certificate): boolean {
  const now = new Date();
  return now >= notBefore && now <= notAfter;
}

/**
 * Throws if the certificate is outside its validity period, because readers reject signatures from outside
 * this period.
 * @throws {Error} with a message that states the clock's time
 */
function refuseOutdated(certificate: x509.X509Certificate): void {
  if (isInForce(certificate)) return;
  const { notBefore, notAfter } = certificate;
  const [from, until, clock] = [notBefore, notAfter, new Date()].map((date) => date.toISOString());
  throw new Error(
    `The certificate is valid from ${from} to ${until}, and this machine’s clock shows ${clock}.`,
  );
}

/**
 * Tells whether this machine issued the certificates itself and a clock change has moved them
 * outside their validity period.
 */
export function areOutdatedSelfMade(certificates: string): boolean {
  const [der] = x509.PemConverter.decode(certificates);
  const certificate = der && new x509.X509Certificate(der);
  return certificate?.subject.includes(ORGANISATION) === true && !isInForce(certificate);
}

function schemeOf(key: KeyObject): SigningScheme {
  const { asymmetricKeyType = '', asymmetricKeyDetails } = key;
  const scheme = SCHEMES[asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType];
  if (!scheme)
    throw new Error(`Content credentials can't be signed with a key of ${asymmetricKeyType}.`);
  return scheme;
}

/**
 * Milliseconds in a day. The validity of a self-made certificate starts one day before it is made.
 */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds for which self-made certificates are valid (ten years). */
const YEARS_MS = 10 * 365 * DAY_MS;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/**
 * Object identifiers of the certificate's extended key usage: id-kp-emailProtection, which C2PA accepts for a
 * signing certificate.
 */
const PURPOSES = ['1.3.6.1.5.5.7.3.4'];
/** Organisation in the names of the certificates that this machine issues to itself. */
const ORGANISATION = 'O=Adwright on this machine';

/**
 * Makes self-signed credentials: a certificate and its private key. Readers accept the signature as
 * valid but report an unknown signer, because no authority has issued the certificate.
 */
export async function makeSelfSignedCredentials(): Promise<Credentials> {
  const makeKeys = () => crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const [rootKeys, keys] = [await makeKeys(), await makeKeys()];
  // The certificate is valid from a day before now, because readers' clocks may be behind this
  // machine's clock.
  const validity = {
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + YEARS_MS),
  };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: `CN=Adwright root, ${ORGANISATION}`,
    keys: rootKeys,
    signingAlgorithm: ECDSA,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const own = await x509.X509CertificateGenerator.create({
    ...validity,
    subject: `CN=Adwright, ${ORGANISATION}`,
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: ECDSA,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(PURPOSES),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    certificates: `${own.toString('pem')}\n${root.toString('pem')}\n`,
    privateKey: x509.PemConverter.encode(pkcs8, 'PRIVATE KEY'),
  };
}
