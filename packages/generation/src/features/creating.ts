import { defineFeature } from '../feature.ts'

export const creating = defineFeature({
  id: 'creating',
  words:
    'manage recipe, manage my recipe, add, create, log, record, upload, post, submit, write, edit, contribute, register, enter, define',
  screen: 'form | New | plus | page',
  weight: 1,
  // What one puts in the cart is there already.
  unless:
    /^(?!.*\b(?:creat\w*|writ\w*|submit\w*|log|record|upload\w*|edit\w*|post|register|contribute)\b).*\badd(?:s|ing)? [^.]{2,40} to (?:the |their |his |a |an? online )?(?:shopping )?(?:cart|basket|bag)\b/is,
})
