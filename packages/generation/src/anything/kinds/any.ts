import { defineKind } from '../kind.ts'

/** What is said of nouns nobody knows more of: things, groups of people, and what one thinks about. */
export const anyKinds = [
  defineKind({
    id: 'object',
    nouns:
      'thing, item, object, stuff, belonging, possession, curiosity, curio, oddity, contraption, ice pack, heat pack, cold pack',
    icon: 'box',
    names: 'Small {n}; {N} from Ghent; Old {n}; {N}, grey; {N} from Omar; Big {n}',
    lines: 'Shelf 2, left; Found in May; Nearly new; In the study; A gift from Omar; Needs a look',
    states: 'Here: success; Here: success; To check: warning; Lent: neutral',
    fields: `
      Name | text | Small {n}
      Kind | text | Everyday
      Size | text | 12 × 8 cm
      Condition | choice | Good | Like new, Good, Worn, To check
      Kept at | place | Shelf 2, left
      Since | date | 12 Mar 2024
      Worth | money | € 38
      Photo | photo | {picture}
      Notes | long | Ask Omar for its story`,
    about: 'Found in May and looked after since. Omar knows its story and tells it gladly.',
    figures: '36 | {Ns} | +2\n3 | To check\n2 | Lent',
    use: 'Add a note',
    care: 'Look at each of them once; Clean what needs it; Photograph new ones; Write down where they are; Note who has one; Sort out what is broken',
    log: {
      one: 'Entry',
      add: 'Add entry',
      names: 'First one of the week; Two at once; As usual; With Kim; Different this time; A good one',
      values: '1; 2; 1; 3; 1; 2',
      fields: `
      What | text | First one of the week
      How many | number | 1
      Date | date | Thu 19 Nov
      Place | place | Linden square
      Photo | photo | {picture}
      Notes | long | Different from the last one`,
      trend: 'This week | 10 | +2',
    },
  }),
  defineKind({
    id: 'group',
    entry: 'Date',
    nouns:
      'society, association, guild, union, choir, band, orchestra, ensemble, troupe, crew, squad, gang, tribe, clan, family, household, class, school class, scout troop, troop, congregation, parish, community, commune, cooperative, co-op, committee, council, board, jury, panel, party group, fan club, book circle, circle, knitting circle, reading group, support group, self-help group, study group, walking group, running group, neighbourhood watch, residents association, tenants association, allotment society, historical society, debating club, haggis club, mothers’ union, lodge, fellowship, network, forum, startup, company, firm, staff, department, faculty, fire brigade, rescue team, lifeboat crew, regiment, platoon, alumni, fraternity, sorority, troupe of actors, cabinet council, government, parliament, senate, ministry, embassy staff, army, navy, battalion, brigade group, militia, secret society, cult, sect, religious order, monastery community, diaspora, ethnic group, indigenous people, minority, generation, cohort group, birth cohort, graduating class, study cohort, focus group, task force, working group, think tank, charity, non-profit, trade union, picket line, political party, movement, street gang, mafia, triad, motorcycle club, car club, yacht club, ski club, chess club, book club, film club, wine club, garden club, bird club, photo club, drama club, debate club, sewing circle, prayer group, bible study, toddler group, playgroup, parents group, men’s group, women’s group, widows group, am-dram society, operatic society, morris side, samba band, brass band, marching band, string quartet, barbershop quartet, boy band, tribute band, hive colony, pride, herd group, convoy, fleet, squadron, patrol group, jury panel',
    icon: 'users',
    names: 'Evening at the old mill; Board meeting; Outing to Ghent; Open evening; Working day; Summer feast',
    lines:
      'Thu 26 Nov, 19:00, 14 coming; Tue 1 Dec, 18:30, minutes online; Sat 5 Dec, 9:00, by train; Fri 11 Dec, 19:30, guests welcome; Sat 12 Dec, 10:00, bring gloves; Sat 20 Jun, 15:00, garden',
    states: 'I am coming: success; Open: primary; Open: primary; Open: primary',
    fields: `
      What | text | Evening at the old mill
      Date | date | Thu 26 Nov
      Time | time | 19:00
      Place | place | Old mill
      Led by | person | Lea Brandt
      Coming | number | 14
      Costs | money | € 4
      Notes | long | Bring a chair if you have one`,
    about:
      'At seven at the old mill, with soup and two short talks. Guests are welcome, the first evening is free.',
    figures: '48 | Members | +2\n14 | Coming on Thursday\n3 | Dates this month',
    use: 'I am coming',
    care: 'Send the invitation; Reserve the room; Ask who brings what; Print the list; Collect the fees; Write the minutes',
    isEntry: true,
    log: {
      one: 'Date',
      isAhead: true,
      add: 'Add date',
      names:
        'Evening at the old mill; Board meeting; Outing to Ghent; Open evening; Working day; Summer feast',
      values: '14; 6; 22; 31; 9; 48',
      fields: `
      What | text | Evening at the old mill
      Date | date | Thu 26 Nov
      Time | time | 19:00
      Place | place | Old mill
      Who comes | number | 14
      Notes | long | Bring a chair if you have one`,
      trend: 'Coming | 14 | +3',
    },
  }),
]
