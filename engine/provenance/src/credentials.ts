// The certificate library injects its dependencies by metadata, which this import provides.
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
  /** The certificates, the signing certificate first. */
  certificates: string;
  /** PKCS #8. Never logged. */
  privateKey: string;
}

interface SigningScheme {
  algorithm: CoseAlgorithmIdentifier;
  digest: string | null;
}

/**
 * Signing schemes by the type of the key and, if the key has a curve, by the curve. The algorithms
 * are those of COSE (RFC 9053) that C2PA 2.1 allows.
 */
const SCHEMES: Readonly<Record<string, SigningScheme>> = {
  prime256v1: { algorithm: CoseAlgorithmIdentifier.ES256, digest: 'sha256' },
  secp384r1: { algorithm: CoseAlgorithmIdentifier.ES384, digest: 'sha384' },
  secp521r1: { algorithm: CoseAlgorithmIdentifier.ES512, digest: 'sha512' },
  ed25519: { algorithm: CoseAlgorithmIdentifier.Ed25519, digest: null },
  rsa: { algorithm: CoseAlgorithmIdentifier.PS256, digest: 'sha256' },
};

/** Length of the salt of an RSA-PSS signature in bytes; it equals the length of the SHA-256 digest (RFC 8230). */
const PSS_SALT_BYTES = 32;

/**
 * Makes a signer that signs with a certificate.
 * @throws {Error} for texts that are no certificate or key, for a key that C2PA does not accept,
 * and for a key that belongs to another certificate
 */
export function createSigner({ certificates, privateKey }: Credentials): Signer {
  const [certificate, ...chainCertificates] = x509.PemConverter.decode(certificates).map(
    (der) => new x509.X509Certificate(der),
  );
  if (!certificate) throw new Error('There is no certificate.');
  const key = createPrivateKey(privateKey);
  if (!new X509Certificate(Buffer.from(certificate.rawData)).checkPrivateKey(key)) {
    throw new Error('The key belongs to another certificate.');
  }
  const { algorithm, digest } = schemeOf(key);
  const options = {
    key,
    // C2PA readers refuse signatures in DER form, so r and s are concatenated (IEEE P1363).
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
 * Throws if the certificate is not valid at present, because readers reject a signature made outside its
 * validity period. @throws {Error} with the clock's time
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
 * Tells whether this machine made the certificates itself, and they are not valid at present
 * because the machine's clock has changed by a long time.
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

/** Milliseconds of a day. Self-made certificates are valid from one day before they are made. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds for which self-made certificates are valid (ten years). */
const YEARS_MS = 10 * 365 * DAY_MS;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/**
 * Object identifiers of the certificate's purposes: id-kp-emailProtection, which C2PA accepts for a signing
 * certificate.
 */
const PURPOSES = ['1.3.6.1.5.5.7.3.4'];
/** Organisation in the names of the certificates that this machine issues to itself. */
const ORGANISATION = 'O=Adwright on this machine';

/**
 * Makes credentials (certificates and key) that this machine signs itself. Readers find the signature valid,
 * but report an unknown signer, because no authority certifies it.
 */
export async function selfMadeCredentials(): Promise<Credentials> {
  const makeKeys = () => crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const [rootKeys, keys] = [await makeKeys(), await makeKeys()];
  // The validity begins before now, because clocks of readers may be behind ours.
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
