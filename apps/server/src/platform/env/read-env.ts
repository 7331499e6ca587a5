import { resolve } from 'node:path'
import { z } from 'zod'
import { type Env, EnvError } from './env.ts'
import { readAiSettings } from './read-ai-settings.ts'
import { readMailSettings } from './read-mail-settings.ts'
import { readOidcSettings } from './read-oidc-settings.ts'
import { readS3Settings } from './read-s3-settings.ts'
import { readTracingSettings } from './read-tracing-settings.ts'
import { readStripeSettings } from './read-stripe-settings.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const variables = z.object({
  PORT: z.coerce
    .number({ error: 'must be a whole number from 0 to 65535' })
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  KWIQ_DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  KWIQ_ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
  KWIQ_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, 'must have at least 32 bytes')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OWNER_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  AI_PROVIDER: z
    .enum(['openai', 'anthropic', 'google', 'openai-compatible'], {
      error: 'must be openai, anthropic, google or openai-compatible',
    })
    .optional(),
  AI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_MODEL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_TEAM: z.string().optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]{1,100} )?<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'must be an email address, or a name with one such as Kwiq <kwiq@example.com>',
    )
    .optional(),
  OIDC_ISSUER_URL: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be a whole number from 0 to 10' })
    .int('must be a whole number from 0 to 10')
    .min(0, 'must be a whole number from 0 to 10')
    .max(10, 'must be a whole number from 0 to 10')
    .default(0),
  SHUTDOWN_DELAY: z.coerce
    .number({ error: 'must be a number of seconds from 0 to 60' })
    .min(0, 'must be a number of seconds from 0 to 60')
    .max(60, 'must be a number of seconds from 0 to 60')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
  KWIQ_ACCESS_LOG: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
})

export type EnvVariables = z.infer<typeof variables>

/** Reads the environment; throws `EnvError` for the first bad or contradictory variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(`${String(issue?.path[0])}: ${issue?.message}.`)
  }
  const values = parsed.data
  if (values.KWIQ_ROLE !== 'all' && !values.DATABASE_URL) {
    throw new EnvError(
      `KWIQ_ROLE: ${values.KWIQ_ROLE} needs DATABASE_URL, because the embedded database serves one process.`,
    )
  }
  if (values.DATABASE_URL && !values.KWIQ_SECRET) {
    throw new EnvError(
      'KWIQ_SECRET: required with DATABASE_URL, the same 32 bytes or more for every process.',
    )
  }
  const publicUrl = readPublicUrl(values)
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    dataDir: resolve(values.KWIQ_DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    role: values.KWIQ_ROLE,
    secret: values.KWIQ_SECRET ?? null,
    ownerEmail: values.OWNER_EMAIL ?? null,
    s3: readS3Settings(values),
    ai: readAiSettings(values),
    stripe: readStripeSettings(values),
    mail: readMailSettings(values),
    oidc: readOidcSettings(values),
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    accessLog: values.KWIQ_ACCESS_LOG === 'on',
    tracing: readTracingSettings(values),
    shutdownDelay: values.SHUTDOWN_DELAY ?? defaultShutdownDelay(values),
  }
}

/** Seconds. Of several processes the others go on meanwhile; where there is but one, nobody gains by waiting. */
function defaultShutdownDelay({ DATABASE_URL, KWIQ_ROLE }: EnvVariables): number {
  return DATABASE_URL && KWIQ_ROLE !== 'worker' ? 3 : 0
}

function readPublicUrl(values: EnvVariables): string {
  const url = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvError('PUBLIC_URL: must be an origin such as https://kwiq.example.com, without a path.')
  }
  return url.origin
}
