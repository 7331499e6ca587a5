import type { Turn } from '../turns/turn.ts'

const service =
  'google|apple|facebook|github|microsoft|linkedin|twitter|discord|steam|spotify|strava|wechat|line|kakao'
const comingIn = String.raw`(?:log[- ]?ins?|sign[- ]?ins?|sign[- ]?ups?|auth(?:entication|entification|orization)?|oauth|sso|access)`
const ends = String.raw`(?= ?(?:[.,;:()\n]|$)| (?:and|or|with|for|plus|via)\b)`

/**
 * What briefs of software say of coming in, in its own words: one signs in with a service, or logs in. Who may do what there is
 * a role one has, and nothing one tells of each thing.
 */
export const signInTurns: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])(?:secure |simple |easy |one[- ]tap )*(${service})(?:[ -]based)? (${comingIn})(?: support| integration)?${ends}`,
      'giu',
    ),
    becomes: (_whole, name = '', how = '') =>
      `${/^log/iu.test(how) ? 'log' : 'sign'} in with ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    example: ['A flea market with Google login, stalls', 'A flea market with log in with Google, stalls'],
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])(?:secure |simple |basic |easy |standard )*(?:user(?:[- ]?name)?s?|e-?mail|password|e-?mail(?: ?/ ?| and | & )password|phone(?: number)?|otp|sms|jwt|account|token)(?:[ -]based)? (?:log[- ]?ins?|sign[- ]?ins?|auth(?:entication|entification)?|access)(?: system| support| flow)?${ends}`,
      'giu',
    ),
    becomes: 'log in',
    example: ['Lanes with email auth, scores', 'Lanes with log in, scores'],
  },
  {
    form: new RegExp(
      String.raw`(?:,? (?:and|with|plus) |, |(?<=^|[.;\n] ?))(?:user )?(?:role|permission)s?[- ]based (?:access(?: control| management| rights)?|permissions?|auth(?:entication|entification|orization)?|log[- ]?ins?|control)${ends}(?! ?\()`,
      'giu',
    ),
    becomes: '',
    example: ['Berths, role-based access control and ratings', 'Berths and ratings'],
  },
  {
    form: /(?<=^|[.;,\n] ?)(?:the )?(?:mvp|first version|prototype|poc)(?: first| only| scope| (?:should|must|will) (?:have|include))?(?: with)? ?(?::|(?= )|(?=[.;\n]|$))/giu,
    becomes: '',
    example: ['Rides to school. MVP with reviews', 'Rides to school.  reviews'],
  },
  {
    form: /(?<=(?<!\p{L})(?:an?|the|my|our) (?:[\p{L}-]+ ){1,3})mobile (?=app(?:lication)?s?(?!\p{L}))/giu,
    becomes: '',
    example: ['A chess mobile app with puzzles', 'A chess app with puzzles'],
  },
  // On what it runs is no word of a thing.
  {
    form: /(?<![\p{L}-])(?:cross|multi)[- ]platform (?=\p{L})/giu,
    becomes: '',
    example: ['A cross-platform chess club app', 'A chess club app'],
  },
]
