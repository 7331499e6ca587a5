import { defineFeature } from '../feature.ts'

export const creating = defineFeature({
  id: 'creating',
  words: 'add, create, log, record, upload, post, submit, write, edit, contribute, register, enter, define',
  screen: 'form | New | plus | page',
  weight: 1,
})
