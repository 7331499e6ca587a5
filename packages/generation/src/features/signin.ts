import { defineFeature } from '../feature.ts'

export const signin = defineFeature({
  id: 'signin',
  words:
    'login, log in, sign in, register, sign up, authentication, authenticated, account creation, create account, create an account, username, choose a nickname, pick a nickname, enter a nickname, anmeldung, anmelden, connexion, iniciar sesión',
  // "Register hives" asks for no account.
  // "Taking the register" is calling names.
  // "Sign up for lifts", "sign up to help", "blood drive sign up": for what is named.
  // The codes of two-factor authentication are shown to whoever has the phone.
  // "Guards sign up": for the days there are.
  unless:
    /\b(?:shifts?|volunteer\w*)\b[^.;]{0,40}, sign[- ]?up\b|^\s*(?:an? |the |our |my )?(?:[\p{L}-]+ ){1,3}register\s*:|\b(?:guards|volunteers|helpers|drivers|walkers|ringers|readers|runners|riders|tutors|cooks|mentors|marshals|stewards) (?:can )?sign up(?=\s*[,.;])|^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?(?:in|up)|register|accounts? creation)\b).*\b(?:two-factor|two factor|2fa|multi-factor)\b|^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?in|authenticat|create an account|passwords?)\b).*\bsign(?:s|ed|ing)? up (?:for (?!an? (?:new )?account|free|the app|us\b|me\b)\p{L}|to (?:help|read|play|bring|run|walk|sing|speak|volunteer|take part|join in|come|cook|drive|host|perform|give)\b)|^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?in|authenticat|create an account|passwords?)\b).*\b(?:drive|night|ride|run|walk|race|shift|event|class|workshop|course|party|fair|tournament|camp|trip|dinner|training|volunteer|helper|mic|potluck|rota)s? sign[- ]?ups?\b|^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?(?:in|up)|authenticat|accounts?|username|passwords?)).*\bregister(?:ing|s)?\s(?!(?:and|or|with|to|via|by|as|for|first|here|users?)\b)\p{L}|^(?!.*\b(?:log(?:ging)? ?in|login|sign(?:ing)? ?(?:in|up)|authenticat|accounts?|username|passwords?)).*\b(?:tak|keep|call|mark)\p{L}* (?:the |a |an |our |my )?(?:class |daily |quick )?register\b/isu,
  screen: 'signin | Sign in | lock | page',
  weight: 2,
})
