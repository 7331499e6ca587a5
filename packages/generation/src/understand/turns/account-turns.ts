import type { Turn } from './turn.ts'

const whose = '(?:the |an? |my |your |his |her |their |our |own |new |existing |personal |user )*'
/** With what one says who one is. */
const credentials = String.raw`(?:using|with|via|by (?:entering|using|giving|providing)) ${whose}(?:valid |unique |correct |registered )?(?:user ?names?|e-?mails?|passwords?|phones?|mobiles?|credentials?|pins?|login|sign-in|accounts?|details)(?: (?:address(?:es)?|numbers?|credentials?|details|data))?(?:(?:,? (?:and|or|&) |, )${whose}(?:unique |valid )?(?:user ?names?|e-?mails?|passwords?|phones?|names?|pins?)(?: (?:address(?:es)?|numbers?))?)*`
const into = String.raw`(?:in)?to ${whose}(?:\p{L}+ )?(?:accounts?|app|application|profiles?|system|platform|website|site|service|portal)`
const whenOpened = String.raw`(?:upon|on|when|after|before|by) (?:opening|launching|starting|entering|using)(?: ${whose}(?:app|application|it))?`
const who = '(?:can|could|must|should|may|will|to|and|or|,|users?|they|people|members|customers|students)'

/** How specifications tell that one has an account: with what one signs in, and where. The screen for it asks for all that. */
export const accountTurns: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})${who} )(log|sign) ?(?:in|on)(?: (?:${into}|${credentials}|${whenOpened}))+(?!\p{L})`,
      'giu',
    ),
    becomes: '$1 in',
    example: ['Guests can log in to their account with email and password. Row', 'Guests can log in. Row'],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})${who} )(?:sign ?up|register|create (?:an?|my|your|his|her|their) ?(?:new |own |user |personal )*accounts?)(?: (?:for ${whose}accounts?|as an? (?:new )?(?:user|member)|${into}|on the (?:app|platform|website|site)|${credentials}|${whenOpened}))+(?!\p{L})`,
      'giu',
    ),
    becomes: (whole) => (/^register/i.test(whole) ? 'register' : 'sign up'),
    example: ['Guests can register for an account using their email. Row', 'Guests can register. Row'],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})${who} )(log|sign) ?-?out(?: (?:of|from) ${whose}(?:accounts?|app|application|system|platform|profile))?(?!\p{L})`,
      'giu',
    ),
    becomes: '$1 out',
    example: ['Guests can logout of their account. Row', 'Guests can log out. Row'],
  },
]
