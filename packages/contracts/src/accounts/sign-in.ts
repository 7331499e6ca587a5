import { z } from 'zod'

export const emailLimits = { max: 254 } as const
export const passwordLimits = { min: 8, max: 256 } as const
export const personNameLimits = { max: 100 } as const

/** An address to sign in with. */
export const Email = z
  .string()
  .trim()
  .max(emailLimits.max)
  .pipe(z.email('Please enter a valid email address.'))

/** A same-origin path to go to after signing in; anything else is ignored by the server. */
const ReturnTo = z.string().max(2000).optional()

/** A password one chooses. */
export const NewPassword = z
  .string()
  .min(passwordLimits.min, `Please choose a password of at least ${passwordLimits.min} characters.`)
  .max(passwordLimits.max, `A password can have at most ${passwordLimits.max} characters.`)

export const SignInRequest = z.object({
  email: Email,
  password: z.string().min(1, 'Please enter your password.').max(passwordLimits.max),
  returnTo: ReturnTo,
})
export type SignInRequest = z.infer<typeof SignInRequest>

export const RegisterRequest = z.object({
  firstName: z.string().trim().max(personNameLimits.max).default(''),
  lastName: z.string().trim().max(personNameLimits.max).default(''),
  email: Email,
  password: NewPassword,
  returnTo: ReturnTo,
})
export type RegisterRequest = z.infer<typeof RegisterRequest>
