import { pino, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/**
 * JSON lines on standard output. Bodies and cookies are never logged; the paths below are a second fence for
 * objects logged whole by mistake.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers', '*.apiKey'],
      censor: '[hidden]',
    },
  })
}
