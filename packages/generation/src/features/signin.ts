import { defineFeature } from '../feature.ts'

export const signin = defineFeature({
  id: 'signin',
  words:
    'login, log in, sign in, register, sign up, authentication, authenticated, account creation, create account, create an account, username, anmeldung, anmelden, connexion, iniciar sesión',
  screen: 'signin | Sign in | lock | page',
  weight: 2,
})
