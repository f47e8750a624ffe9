import { isIPv4, isIPv6 } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { languages } from '../../shared/words/localized.types.js';
import { VISIBLE_TEXT } from '../../shared/words/visible-text.js';
import { defaultPrivacy } from '../../shared/questionnaire/privacy/page-terms.js';
import { privacyBases } from '../../shared/questionnaire/privacy/privacy.types.js';

import { messageOf } from './common/thrown.js';

/** Throws with what the text should have been. */
type Parse<T> = (text: string) => T;

/** Blank counts as not set, unless `isBlankRead`. */
type Setting<T> = { name: string; fallback: string; parse: Parse<T>; isBlankRead: boolean };

const setting = <T>(name: string, fallback: string, parse: Parse<T>, isBlankRead = false): Setting<T> => ({
  name,
  fallback,
  parse,
  isBlankRead,
});

const text: Parse<string> = (value) => value;
const folder: Parse<string> = (value) => resolve(value);
const optional: Parse<string | undefined> = (value) => value || undefined;

const wholeNumber =
  (least: number, most: number): Parse<number> =>
  (value) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  };

const address =
  (protocols: readonly string[], isRequired = false): Parse<string | undefined> =>
  (value) => {
    if (!value && !isRequired) return undefined;
    const isFitting =
      protocols.some((protocol) => value.startsWith(`${protocol}//`)) &&
      /^[\w+]+:\/\/[^/\s]+/.test(value) &&
      // MongoDB's addresses may name several hosts, which no URL does.
      (value.startsWith('mongodb') || URL.canParse(value));
    if (!isFitting)
      throw new Error(`must be an address beginning with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return value;
  };

/** Behind a sign that ends the host of an address, the user is taken for the host and the password for its port. */
const mailServer: Parse<string | undefined> = (value) => {
  const sender = /^smtps?:\/\/(.*)@/s.exec(value)?.[1] ?? '';
  if (/[/?#]/.test(sender) || !isDecodable(sender)) {
    throw new Error('must have signs of its user and password percent-encoded: # as %23, / as %2F, ? as %3F, % as %25');
  }
  return address(['smtp:', 'smtps:'])(value);
};

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const mailAddress: Parse<string> = (value) => {
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value))
    throw new Error('must be an e-mail address, e.g. sales@example.com');
  return value;
};

const choice =
  <T extends string>(...choices: readonly T[]): Parse<T> =>
  (value) => {
    const found = choices.find((each) => each === value);
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`);
    return found;
  };

const optionalChoice =
  <T extends string>(...choices: readonly T[]): Parse<T | undefined> =>
  (value) =>
    value ? choice(...choices)(value) : undefined;

const initialPassword: Parse<string | undefined> = (value) => {
  if (value && (value.length < 4 || value.length > 200)) throw new Error('must have 4 to 200 characters');
  if (value && !VISIBLE_TEXT.test(value)) throw new Error('must have a character that can be seen');
  return value || undefined;
};

/** Separated by commas, 256 bits or more each. Source: RFC 7518, section 3.2. */
const signingKeys: Parse<readonly string[]> = (value) => {
  const keys = value ? value.split(',').map((key) => key.trim()) : [];
  if (keys.some((key) => key.length < 32)) throw new Error('must have at least 32 characters in each key');
  return keys;
};

const verification: Parse<string | undefined> = (value) => {
  if (value && !/^[\w-]{1,100}$/.test(value))
    throw new Error('must be the content of the tag: letters, digits, - and _');
  return value || undefined;
};

const bearerToken: Parse<string | undefined> = (value) => {
  if (value && !/^\S{16,}$/.test(value)) throw new Error('must have at least 16 characters, and no blank');
  return value || undefined;
};

/** A key of 24 to 64 bytes, as Standard Webhooks writes it. */
const webhookSecret: Parse<string | undefined> = (value) => {
  const key = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value)?.[1] ?? '';
  const { length } = Buffer.from(key, 'base64');
  if (value && (length < 24 || length > 64)) throw new Error('must be whsec_ and 24 to 64 bytes as Base64');
  return value || undefined;
};

/** Address of clamd. */
export type ClamdPlace = { host: string; port: number } | { path: string };

const clamd: Parse<ClamdPlace | undefined> = (value) => {
  const path = /^unix:(\/.+)$/.exec(value)?.[1];
  const [, bracketed, host = bracketed, port] = /^(?:\[([^\s/[\]]+)\]|([^\s/:[\]]+)):(\d{1,5})$/.exec(value) ?? [];
  if (path) return { path };
  if (host && Number(port) >= 1 && Number(port) <= 65_535) return { host, port: Number(port) };
  if (value) throw new Error('must be host:port or unix:/path, e.g. clamd:3310 or unix:/run/clamav/clamd.ctl');
  return undefined;
};

/** Trusted proxies: Express's `trust proxy`. */
const proxies: Parse<number | string> = (value) => {
  if (/^\d+$/.test(value)) return Number(value);
  const isProxy = (part: string) => {
    const [, from = part, bits = '1'] = /^(.*)\/(\d+)$/.exec(part) ?? [];
    // The framework knows only some ways to write IPv4 within IPv6.
    const most = isIPv4(from) ? 32 : isIPv6(from) && !from.includes('.') ? 128 : 0;
    const isNetwork = Number(bits) >= 1 && Number(bits) <= most;
    return ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isNetwork;
  };
  if (!value.split(',').every((part) => isProxy(part.trim())))
    throw new Error('must be a number of proxies or a list of their addresses, e.g. 1 or loopback, 10.0.0.0/8');
  return value;
};

/** Every environment variable with its default, written as in the environment. */
export const settings = {
  mode: setting('NODE_ENV', 'development', choice('development', 'test', 'production')),
  host: setting('HOST', '0.0.0.0', text),
  port: setting('PORT', '8080', wholeNumber(0, 65_535)),
  drainSeconds: setting('DRAIN_SECONDS', '0', wholeNumber(0, 600)),
  publicUrl: setting('PUBLIC_URL', '', address(['http:', 'https:'])),
  naverVerification: setting('NAVER_SITE_VERIFICATION', '', verification),
  googleVerification: setting('GOOGLE_SITE_VERIFICATION', '', verification),
  trustProxy: setting('TRUST_PROXY', '0', proxies),
  logLevel: setting('LOG_LEVEL', 'info', choice('fatal', 'error', 'warn', 'info', 'debug', 'silent')),
  apiDocs: setting('API_DOCS', '', optionalChoice('public', 'all')),
  metricsToken: setting('METRICS_TOKEN', '', bearerToken),
  dataFolder: setting('DATA_DIR', 'data', folder),
  storage: setting('STORAGE', 'disk', choice('disk', 'gridfs')),
  uploadsFolder: setting('UPLOADS_DIR', 'uploads', folder),
  uploadMegabytes: setting('UPLOAD_MEGABYTES', '20', wholeNumber(1, 1000)),
  mongodbUri: setting('MONGODB_URI', '', address(['mongodb:', 'mongodb+srv:'])),
  databasePatience: setting('DATABASE_PATIENCE', '2000', wholeNumber(100, 60_000)),
  mongodBinary: setting('MONGOD_BINARY', '', optional),
  searchPath: setting('PATH', '', text),
  mongodCache: setting('MONGOD_CACHE_DIR', join(homedir(), '.cache', 'mongodb-binaries'), folder),
  adminInitialPassword: setting('ADMIN_INITIAL_PASSWORD', '', initialPassword, true),
  signingKeys: setting('JWT_SECRET', '', signingKeys),
  sessionHours: setting('SESSION_HOURS', '12', wholeNumber(1, 720)),
  loginTries: setting('LOGIN_TRIES', '5', wholeNumber(1, 1000)),
  loginWindowMinutes: setting('LOGIN_WINDOW_MINUTES', '15', wholeNumber(1, 1440)),
  smtpUrl: setting('SMTP_URL', '', mailServer),
  mailFrom: setting('MAIL_FROM', 'website@example.com', mailAddress),
  quoteMailbox: setting('QUOTE_MAILBOX', 'sales@example.com', mailAddress),
  officeLanguage: setting('OFFICE_LANGUAGE', 'ko', choice(...languages)),
  answerWorkingDays: setting('ANSWER_WORKING_DAYS', '2', wholeNumber(1, 60)),
  quotesPerHour: setting('QUOTES_PER_HOUR', '10', wholeNumber(1, 100_000)),
  confirmationsPerHour: setting('CONFIRMATIONS_PER_HOUR', '3', wholeNumber(1, 100_000)),
  requestFilesMegabytesPerAddress: setting('REQUEST_FILES_MEGABYTES_PER_ADDRESS', '300', wholeNumber(1, 1_000_000)),
  requestFilesMegabytes: setting('REQUEST_FILES_MEGABYTES', '5000', wholeNumber(1, 100_000_000)),
  clamd: setting('CLAMD', '', clamd),
  quoteRetentionDays: setting(
    'QUOTE_RETENTION_DAYS',
    String(defaultPrivacy.quoteRetentionDays),
    wholeNumber(1, 36_500),
  ),
  privacyBasis: setting('PRIVACY_BASIS', defaultPrivacy.privacyBasis, choice(...privacyBases)),
  apiRequestsPerMinute: setting('API_REQUESTS_PER_MINUTE', '600', wholeNumber(1, 1_000_000)),
  streamsPerAddress: setting('STREAMS_PER_ADDRESS', '20', wholeNumber(1, 100_000)),
  webhookUrl: setting('WEBHOOK_URL', '', address(['https:', 'http:'])),
  webhookSecret: setting('WEBHOOK_SECRET', '', webhookSecret),
  webhookNetwork: setting('WEBHOOK_NETWORK', 'public', choice('public', 'any')),
  jobsPoll: setting('JOBS_POLL_MS', '2000', wholeNumber(100, 60_000)),
} as const;

type Values = { [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never };

export type Config = Omit<Values, 'publicUrl' | 'apiDocs'> & {
  /** Without a trailing slash; used in canonical links, the sitemap and letters. */
  publicUrl: string;
  isProduction: boolean;
  apiDocs: 'public' | 'all';
  /** False: letters are only written to the outbox. */
  hasMailServer: boolean;
};

/** Problems between settings, each of which is right alone. */
function problemsBetween({ webhookUrl, webhookSecret: secret, webhookNetwork }: Values): string[] {
  if (!webhookUrl) return [];
  const isPlain = webhookUrl.startsWith('http:') && webhookNetwork === 'public';
  return [
    ...(secret ? [] : ['WEBHOOK_SECRET must be set where WEBHOOK_URL is']),
    ...(isPlain ? ['WEBHOOK_URL must be an address beginning with https:// unless WEBHOOK_NETWORK is any'] : []),
  ];
}

/** Lists every problem with its variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Throws ConfigError. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([key, { name, fallback, parse, isBlankRead }]) => {
    const given = environment[name] ?? '';
    const value = given.trim() || (isBlankRead && given) || fallback;
    try {
      return [key, parse(value)];
    } catch (error) {
      // Secrets must not end up in the log.
      const shown = /PASSWORD|SECRET|TOKEN|URI|SMTP_URL|WEBHOOK_URL/.test(name) ? '' : ` (it is "${value}")`;
      problems.push(`${name} ${messageOf(error)}${shown}`);
      return [key, undefined];
    }
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries come from the settings themselves
  const values = Object.fromEntries(entries) as Values;
  if (problems.length === 0) problems.push(...problemsBetween(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...values,
    publicUrl: (values.publicUrl ?? `http://localhost:${values.port}`).replace(/\/+$/, ''),
    isProduction: values.mode === 'production',
    apiDocs: values.apiDocs ?? (values.mode === 'production' ? 'public' : 'all'),
    hasMailServer: values.smtpUrl !== undefined,
  };
}
