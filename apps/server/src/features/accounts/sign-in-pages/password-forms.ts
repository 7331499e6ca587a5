import { passwordLimits } from '@kwiq/contracts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { alert } from './form-page.ts'

const back = '<p class="hint"><a class="link" href="/api/login?with=password">Back to sign in</a></p>'

/** The form that asks for a link; without mail it says whom to ask instead. */
export function forgotForm({
  canMail,
  email = '',
  error,
}: {
  canMail: boolean
  email?: string
  error?: string
}): string {
  if (!canMail) {
    return `<div class="panel"><h1>Forgot your password?</h1>
<p class="muted">This Kwiq sends no mail. Ask its owner for a password link: with it you choose a new password.</p></div>
${back}`
  }
  return `<form method="post" action="/api/forgot">
<h1>Forgot your password?</h1>
<p class="muted">We mail you a link by which you choose a new one.</p>
${alert(error)}
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${escapeHtml(email)}"></div>
<button type="submit">Send the link</button>
</form>
${back}`
}

/** What everybody is told, whether or not the address has an account. */
export const forgotAnswer =
  'If there is an account with this email, a link is on its way to it. It is good for one hour.'

export const forgotDone = `<div class="panel"><h1>Look into your mail</h1>
<p class="muted">${forgotAnswer}</p></div>
${back}`

/** The form that takes the new password. */
export function resetForm({ token, error }: { token: string; error?: string }): string {
  return `<form method="post" action="/api/reset">
<h1>Choose a new password</h1>
<p class="muted">You are then signed out everywhere, and sign in with the new one.</p>
${alert(error)}
<div class="field"><label for="password">New password</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="${passwordLimits.min}" aria-describedby="password-hint" maxlength="${passwordLimits.max}" required></div>
<p class="hint" id="password-hint">8 characters or more. A short sentence is a good password.</p>
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">Save the password</button>
</form>
${back}`
}

/** In place of the form, where the link is over. */
export function resetOver(message: string): string {
  return `<div class="panel"><h1>This link is over</h1>
<p class="muted">${escapeHtml(message)}</p></div>
<p class="hint"><a class="link" href="/api/forgot">Ask for a new link</a></p>`
}
