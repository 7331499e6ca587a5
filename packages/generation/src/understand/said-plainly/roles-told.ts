import { capitalise, stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

const form =
  /(?:,? (?:and|with|plus) |, |(?<=(?:^|[.;\n])\s?))(?:user )?(?:roles?|permissions?)[- ]based (?:access(?: control| management| rights)?|permissions?|auth(?:entication|orization)?|log[- ]?ins?|views?|dashboards?|accounts?|control)(?: (?:for|of))? ?\(([^()\n]{3,60})\)/giu
const most = 5

/** The text without who may do what, "role-based access (Student/Driver/Admin)", and this as the role one says where one comes in. */
export function takeRolesTold(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, form, (whole = '', list = '') => {
    const roles = list.split(/ ?[/,|] ?| and | or /u).filter((role) => role !== '')
    if (roles.length < 2 || roles.length > most || phrases.length > 0) return whole
    phrases.push({
      text: 'role',
      label: 'Role',
      words: ['role'],
      stems: ['role', ...roles.map((role) => stemOf(role.toLowerCase()))],
      options: roles.map(capitalise),
      isSet: true,
      isOfProfile: true,
    })
    return ''
  })
  return { rest, phrases }
}
