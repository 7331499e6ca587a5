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
  role: 'web' | 'all'
  /** From KWIQ_SECRET; null when it is to be read from (or generated into) the data directory. */
  secret: string | null
  /** Lower case. The account with this email becomes OWNER; null: the first account does. */
  ownerEmail: string | null
  ai: AiSettings | null
  /** How many proxies in front may name the caller's address in X-Forwarded-For; 0 believes none. */
  trustedProxies: number
  logLevel: string
}

/** Which language model to call. Null in `Env.ai` means: the built-in generator alone. */
export interface AiSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  apiKey: string | null
  baseUrl: string | null
  /** Null: the provider's default of this version. */
  model: string | null
}

/** A setting that stops the start. The message is one line that names the variable. */
export class EnvError extends Error {
  override name = 'EnvError'
}
