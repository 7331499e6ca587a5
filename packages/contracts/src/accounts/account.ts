import { z } from 'zod'
import { Timestamp } from '../http/common.ts'
import { Email, NewPassword, passwordLimits, personNameLimits } from './sign-in.ts'

/** What the account page shows besides the `User`. */
export const Account = z.object({
  email: z.string(),
  /** When the person has shown that the address is theirs; null until then. */
  emailVerifiedAt: Timestamp.nullable(),
  /** The address that takes the place of the present one once its link has been opened. */
  pendingEmail: z.string().nullable(),
  /** False for accounts that sign in through a provider alone. */
  hasPassword: z.boolean(),
  /** Whether this Kwiq sends mail; without it no address can be confirmed. */
  canMail: z.boolean(),
})
export type Account = z.infer<typeof Account>

const Name = z.string().trim().max(personNameLimits.max)

export const UpdateProfileRequest = z.strictObject({ firstName: Name, lastName: Name })
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>

const Password = z.string().min(1, 'Please enter your password.').max(passwordLimits.max)

export const ChangeEmailRequest = z.strictObject({ email: Email, password: Password })
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>

export const ConfirmEmailRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>

export const ChangePasswordRequest = z.strictObject({ currentPassword: Password, newPassword: NewPassword })
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** The password or, for an account without one, the email as it is written on the account page. */
export const DeleteAccountRequest = z.strictObject({
  password: Password.optional(),
  email: z.string().trim().max(254).optional(),
})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>

/** Asks for a mailed link; the answer is the same for every address. */
export const ForgotPasswordRequest = z.object({ email: Email })
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>

export const ResetPasswordRequest = z.object({ token: z.string().min(1).max(200), password: NewPassword })
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** A link that lets whoever holds it choose a new password, once. */
export const PasswordLink = z.object({ url: z.url(), expiresAt: Timestamp })
export type PasswordLink = z.infer<typeof PasswordLink>
