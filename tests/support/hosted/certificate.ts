/**
 * A certificate for one test run, signed by itself. Node can make keys and signatures, but no
 * certificates: the few fields of one are written here by hand, in DER.
 */
import {generateKeyPairSync, sign} from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const {length} = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const text = (tag: number, value: string): Buffer => der(tag, Buffer.from(value));
const day = (date: Date): Buffer =>
  text(0x17, `${date.toISOString().slice(2, 10).replaceAll('-', '')}000000Z`);

const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = Buffer.from('550403', 'hex');
const oneDay = 24 * 60 * 60 * 1000;

/** Valid from yesterday to the day after tomorrow; for no host in particular. */
export function selfSignedCertificate(now = Date.now()): Certificate {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const name = sequence(der(0x31, sequence(der(0x06, commonName), text(0x0c, 'loopback test'))));
  const validity = sequence(day(new Date(now - oneDay)), day(new Date(now + 2 * oneDay)));
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({type: 'spki', format: 'der'}),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const bits = der(0x03, Buffer.from([0]), signature);
  const certificate = sequence(toBeSigned, ecdsaWithSha256, bits).toString('base64');
  const lines = certificate.match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
