import { defineArchetype } from '../archetype.ts'

/** Who carries the phone, and what went wrong: incidents taken, handed on and closed. */
export const onCall = defineArchetype({
  id: 'on-call',
  words:
    'on-call companion 60, on call companion 60, on-call rotation 60, on-call rota 54, on-call schedule 54, on-call app 54, on call 16, pager 24, pager duty 50, pagerduty 50, incident response 44, incident management 40, incident list 30, incident timeline 40, escalation policy 44, escalate 16, acknowledge 14, postmortem 34, postmortems 34, runbook 34, runbooks 34, major incident 34',
  examples: `
    Whose week is it, who comes after, and who is called when nobody answers in ten minutes
    Incidents by severity and service, taken by one tap, passed on, closed
    The phone rings at night: what is broken, since when, who owns it, the runbook
    Rota of engineers for nights and weekends, swap a shift, holidays left out
    Timeline of an outage: alarm, first look, cause, fix, all clear, with names and minutes
    After it is over: what happened, why, what we change, who does it until when
    Hospital IT: printers and lab systems down, who goes, second line, vendor's number
    SEV1 opens a room, a chat and a list of who is in charge of what
    How often were we woken this month, minutes to answer, minutes to repair
    Stand-by duty of the waterworks: pump alarms, who drives out, report in the morning
    Hand over on Monday: open problems, quiet alarms, what to watch
    Current duty officer, next one, deputies, all with a call button`,
  unless: /\b(?:vet|midwi\w+|doulas?|doctor on call|pharmac\w+|locksmith)\b/i,
  bars: 'cart checkout leaderboard map',
  presets: 'dark-pro, clean',
  icon: 'bell',
  names: 'Pager Quiet, First Line, All Clear',
  entity: 'duty-incident',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Now | home
    browse | Incidents | warning | | | | Incidents, incident, incident list, incidents with severity, outages, alarms
    week | Rota | calendar | duty-shift | | | Rota, on-call, on call, rotation, current on-call, next in rotation, schedule, who is on call, who is on call tonight, swap, shifts
    browse! | Timeline | clock | incident-step | | | Timeline, incident timeline, updates, log of the incident
    browse! | Runbooks | book | runbook | | | Runbooks, runbook, links to runbooks, playbooks, procedures
    browse! | Postmortems | | postmortem | | | Postmortems, postmortem, write a postmortem, post-mortem, retrospective, lessons
    people! | Escalation | users | duty-person | | | escalation, escalation policy, escalation if nobody answers, second line, contacts, team
    stats? | Numbers | chart
    detail | Incident
    form | Open incident
    notifications? | Alerts | bell
    settings? | Settings | settings`,
})
