/** The settings of one Kwiq process, checked once at start. */
export interface Env {
  host: string
  port: number
  /** Origin that every absolute link is built from, without a trailing slash. */
  publicUrl: string
  /** Whether browsers reach Kwiq by https: cookies are then `Secure` and carry the `__Host-` prefix. */
  isSecure: boolean
  /** Absolute path. */
  dataDir: string
  /** A PostgreSQL server, or null for the embedded database in the data directory. */
  databaseUrl: string | null
  /** What this process does: answer requests, do the jobs of the queue, or both. */
  role: 'web' | 'worker' | 'all'
  /** An S3-compatible store for files; null: the data directory. */
  s3: S3Settings | null
  /** From KWIQ_SECRET; null when it is to be read from (or generated into) the data directory. */
  secret: string | null
  /** Lower case. The account with this email becomes OWNER; null: the first account does. */
  ownerEmail: string | null
  ai: AiSettings | null
  stripe: StripeSettings | null
  /** Null: links are shown instead of mailed. */
  mail: MailSettings | null
  /** Null: Kwiq's own sign-in page. */
  oidc: OidcSettings | null
  /** How many proxies in front may name the caller's address in X-Forwarded-For; 0 believes none. */
  trustedProxies: number
  /** Lets a collector read /metrics; null: only the OWNER does. */
  metricsToken: string | null
  logLevel: string
  /** Whether every request is a line of the log, whatever the level. */
  accessLog: boolean
  /** Where traces go (OTLP); null: nowhere. */
  tracing: TracingSettings | null
  /** Seconds between the wish that it ends and the end of listening, for load balancers to notice. */
  shutdownDelay: number
}

/** A collector of traces that speaks OTLP over HTTP. */
export interface TracingSettings {
  url: string
  /** Share of the traces that is kept, 0 to 1. */
  ratio: number
  serviceName: string
}

/** How to send mail. */
export interface MailSettings {
  /** smtp:// (STARTTLS where the server offers it) or smtps://, with name and password if it asks for them. */
  url: string
  /** Who mails are from: an address, or a name with one in angle brackets. */
  from: string
}

/** An OpenID Connect provider that people sign in with. */
export interface OidcSettings {
  issuerUrl: string
  clientId: string
  clientSecret: string
}

/** How to reach Stripe. Null in `Env.stripe`: a test checkout on this machine, and no billing anywhere else. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Ids of the recurring prices. */
  prices: { PRO: string; TEAM: string }
  /** Origin of the API; null: Stripe's own. */
  apiBase: string | null
}

/** Which language model to call. Null in `Env.ai` means: the built-in generator alone. */
export interface AiSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  apiKey: string | null
  baseUrl: string | null
  /** Null: the provider's default of this version. */
  model: string | null
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A setting that stops the start. The message is one line that names the variable. */
export class EnvError extends Error {
  override name = 'EnvError'
}
