import { escapeHtml } from '../../../http/escape-html.ts'
import { renderPage } from './page.ts'
import type { SignInShowcase } from './showcase.ts'

export type FormPage = 'sign-in' | 'register'

interface FormState {
  returnTo: string
  firstName?: string
  lastName?: string
  email?: string
  error?: string
  /** What has just been done elsewhere. */
  notice?: string
  /** Whether there is a provider to sign in with, too. */
  hasProvider?: boolean
  showcase: SignInShowcase | null
}

/** The whole page as HTML, with what was typed before and the error, if any. */
export function renderFormPage(page: FormPage, state: FormState): string {
  const isRegister = page === 'register'
  const title = isRegister ? 'Create your Kwiq account' : 'Sign in to Kwiq'
  const suffix = state.returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(state.returnTo)}`
  const other = isRegister
    ? `Already have an account? <a class="link" href="/api/login${escapeHtml(suffix)}">Sign in</a>`
    : `New here? <a class="link" href="/api/register${escapeHtml(suffix)}">Create an account</a>`
  const above = !state.hasProvider
    ? other
    : `<a class="link" href="/api/login${escapeHtml(suffix)}">Sign in with your provider instead</a>`
  const form = `<form method="post" action="/api/${isRegister ? 'register' : 'login'}">
<h1>${title}</h1>
<p class="muted">${above}</p>
${alert(state.error)}
${state.notice ? `<p class="notice" role="status">${escapeHtml(state.notice)}</p>` : ''}
${isRegister ? `<div class="pair">${nameField('firstName', 'First name', 'given-name', state.firstName)}${nameField('lastName', 'Last name', 'family-name', state.lastName)}</div>` : ''}
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="${isRegister ? 'email' : 'username'}" maxlength="254" required value="${escapeHtml(state.email ?? '')}"></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="${isRegister ? 'new-password' : 'current-password'}" ${isRegister ? 'minlength="8" aria-describedby="password-hint"' : ''} maxlength="256" required></div>
${isRegister ? '<p class="hint" id="password-hint">8 characters or more. A short sentence is a good password.</p>' : ''}
<input type="hidden" name="returnTo" value="${escapeHtml(state.returnTo)}">
<button type="submit">${isRegister ? 'Create account' : 'Sign in'}</button>
${isRegister ? '' : '<p class="after"><a class="link" href="/api/forgot">Forgot password?</a></p>'}
</form>
<p class="hint lock">${lockIcon}You stay signed in on this device for 30 days.</p>`
  return renderPage(title, form, state.showcase)
}

/** The error of a form, if any. */
export function alert(error: string | undefined): string {
  return error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''
}

function nameField(name: string, label: string, autocomplete: string, value = ''): string {
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" autocomplete="${autocomplete}" maxlength="100" value="${escapeHtml(value)}"></div>`
}

const lockIcon =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>'
