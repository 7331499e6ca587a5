import { defineFeature } from '../feature.ts'

export const signin = defineFeature({
  id: 'signin',
  words: 'login, log in, sign in, register, sign up, authentication, authenticated, account creation, create account, create an account, username',
  screen: 'signin | Sign in | lock | page',
  weight: 2,
})
