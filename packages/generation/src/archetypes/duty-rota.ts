import { defineArchetype } from '../archetype.ts'

/** Who serves on which day in a group that meets: ringers, readers, stewards; staff on shifts is `shift-planner`. */
export const dutyRota = defineArchetype({
  id: 'duty-rota',
  words:
    'bell ringers 60, bell ringer 50, bellringers 60, rota of readers 50, rota for readers 50, readers rota 60, altar servers 50, servers rota 40, sacristan 44, flower rota 60, flower arrangers 44, tea rota 60, coffee rota 60, stewards rota 60, ushers 34, sidespeople 50, intercessions 40, who is reading 40, who is ringing 50, who serves on sunday 50, rota for our 24, rota of our 24, duty rota of our club 50, bar rota 50, canteen rota of the club 40, umpires rota 50, scorers rota 50, tea ladies 50, who is on duty on sunday 40',
  examples: `
    Readers, servers and stewards of our church: who is on which Sunday, swap when away
    Bell tower: who rings at which service and for weddings, ask another to stand in
    Flowers, coffee and welcome after the service, eight families in turn
    Tea and cakes at the cricket ground by Saturday, two of us each time
    Volunteers run the club bar, two an evening, open evenings are shown in red
    Umpires and scorers for the home games of our hockey club, each team sends two
    Organists of three villages share the services, holidays and stand-ins
    Village hall stewards lock up in turn, who has the key this week
    Sound desk and projector crew of the congregation by week, substitutes asked at once
    Sunday school helpers, who teaches which group, who is away
    Everybody sees when it is their go and says in time that they cannot
    Lay preachers' plan for the quarter with chapels and times`,
  // Who only meets to practise or is paid for it has no rota of those who serve.
  unless:
    /^(?!.*\b(?:rotas?|rosters?|dut(?:y|ies)|swaps?|stand in|stand-ins?|who (?:is|are|s) (?:on|\w+ing)|who serves|turns?|sundays?)\b)|\b(?:nurses?|wards?|employees?|labou?r costs?|payroll|wages|flatmates?|housemates?|chores|machine|game|exams?)\b/is,
  bars: 'cart checkout slots leaderboard',
  presets: 'calm, warm',
  icon: 'calendar',
  names: 'Who Is On, Sunday List, Stand In',
  entity: 'rota-duty',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Next | home
    browse | Rota | calendar | | Rota | | rota, plan, roster, who is on, who is ringing, who is reading, sundays, sunday, duties
    browse | Swaps | repeat | duty-swap | | | swap, swaps, ask for a swap, stand in, stand-ins, cover, cannot make it
    people | People | users | rota-person | | | readers, servers, stewards, ringers, bell ringers, helpers, families, umpires, scorers, organists, volunteers, tea ladies, preachers, who can, substitutes
    calendar? | Calendar | calendar
    detail | Duty
    form | Add duty
    notifications? | News | bell
    settings? | Settings | settings`,
})
