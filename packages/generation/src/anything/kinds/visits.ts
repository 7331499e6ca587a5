import { defineKind } from '../kind.ts'

/** What is agreed on with somebody, once or now and then. */
export const visitKinds = [
  defineKind({
    id: 'appointment',
    nouns:
      'appointment, fitting, saddle fitting, dress fitting, suit fitting, shoe fitting, wig fitting, wig styling, styling, haircut appointment, colour appointment, checkup, check-up, pacemaker checkup, dental checkup, scan, mri, ultrasound, x-ray, eye test, hearing test, blood test, smear test, mammogram, colonoscopy, lesson, riding lesson, driving lesson, swimming lesson, consultation, first talk, piercing session, reading session, tarot reading, waxing, facial, manicure, pedicure, portrait sitting, photo session, hoof trim, farrier visit, vet visit, home visit, site visit, interview, job interview, house viewing, test ride, adjustment, valuation, measuring, tasting appointment, hearing, court hearing, court date, trial, deposition, inquest, inquest day, parole hearing, custody hearing, council meeting, oral exam, driving test, thesis defence, viva',
    icon: 'calendar',
    names: '{N}, Brandt; {N}, Haddad; {N}, Osei; {N}, Petrova; {N}, Chen; {N}, Rey',
    lines:
      'Tue 24 Nov, 14:00, 45 min; Wed 25 Nov, 9:30, first time; Thu 26 Nov, 11:00, 60 min; Fri 27 Nov, 16:30, at home; Mon 30 Nov, 10:00, 45 min; Tue 1 Dec, 14:00, again in May',
    states: 'Confirmed: success; Asked for: primary; Confirmed: success; Moved: warning',
    fields: `
      For | person | Lea Brandt
      Date | date | Tue 24 Nov
      Time | time | 14:00
      With | person | Ana Petrova
      Where | place | Mill street 8
      Takes | text | 45 min
      Cost | money | € 64
      Status | choice | Confirmed | Asked for, Confirmed, Moved, Done
      Photo | photo | {picture}
      Notes | long | Bring what was used so far`,
    about: 'On Tuesday at two, forty-five minutes in Mill street. It can be moved until the evening before.',
    figures: '9 | Coming up | +2\n2 | Today\n1 | To confirm',
    use: 'Move it',
    care: 'Confirm the day before; Look at the last notes; Prepare what is needed; Take measures and photos; Write down what was agreed; Set the next date',
    isEntry: true,
    log: {
      one: '{N}',
      add: 'Add {n}',
      names:
        '{N}, all well; {N}, two changes; {N}, took longer; First {n}; {N}, moved once; {N}, next in May',
      values: '45 min; 60 min; 75 min; 30 min; 45 min; 40 min',
      fields: `
      For | person | Lea Brandt
      Date | date | Thu 19 Nov
      With | person | Ana Petrova
      Result | choice | All well | All well, Changes, To repeat
      Next on | date | 12 May 2027
      Cost | money | € 64
      Photo | photo | {picture}
      Notes | long | Ask about it next time`,
      trend: 'This month | 14 | +3',
    },
  }),
]
