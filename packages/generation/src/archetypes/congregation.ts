import { defineArchetype } from '../archetype.ts'

export const congregation = defineArchetype({
  id: 'congregation',
  words:
    'church 9, church app 18, sermons 10, sermon 8, congregation 12, parish 10, tithe 10, worship 6, bible study 9, pastor 7, mosque 12, synagogue 12, temple app 12, ministry 5, small groups 6, sunday school 8, parishioners 10',
  presets: 'warm, calm',
  icon: 'book',
  names: 'Open Door, St Linden (church parish), Sunday (church parish)',
  entity: 'sermon',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Sermons | book
    calendar | Events | calendar | event
    checkout | Give
    people | Groups | users
    player | Listen
    detail | Sermon
    feed? | News | file
    form | Prayer request
    profile? | Me | user`,
})
