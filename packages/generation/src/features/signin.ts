import { defineFeature } from '../feature.ts'

export const signin = defineFeature({
  id: 'signin',
  words:
    'login, log in, sign in, register, sign up, authentication, authenticated, account creation, create account, create an account, username, anmeldung, anmelden, connexion, iniciar sesión',
  // "Register hives" asks for no account.
  unless:
    /^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?(?:in|up)|authenticat|accounts?|username|passwords?)).*\bregister(?:ing|s)?\s(?!(?:and|or|with|to|via|by|as|for|first|here|users?)\b)\p{L}/isu,
  screen: 'signin | Sign in | lock | page',
  weight: 2,
})
