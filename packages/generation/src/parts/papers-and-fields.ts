import { type KindPart, partsOf } from './part.ts'

/** What apps have for claims, laws, lessons, fields and those who look after a shop or their skin. */
export const papersAndFieldsParts: readonly KindPart[] = [
  ...partsOf('injury-claims', [
    {
      said: 'policy reference, policy references, policies, policy library, policy search, legal reference, rules, regulations',
      on: '#Policies',
    },
    {
      said: 'document generation, documents, generate documents, letter generator, letters, appeal letters, forms, templates, document templates',
      on: '#Documents',
    },
    {
      said: 'evidence management, evidence, evidence collection, evidence organization, medical records, medical evidence, supporting documents, records',
      on: '#Evidence',
    },
    {
      said: 'claim tracking, claims tracking, track claims, claim status, case tracking, claim progress',
      on: '#Claims',
    },
    {
      said: 'symptom diary, symptom journal, symptom log, symptom tracking, pain diary',
      page: 'Symptom diary | pen | Six entries this week',
      content: `
        timeline Lately
        - Today | Headache after twenty minutes at the screen
        - Yesterday | Slept four hours, dizzy until noon
        - Tue 17 Nov | Good morning, tired after the bus
        chart Bad hours a day | 4, 5, 3, 6, 4, 2, 3 | Fri, Sat, Sun, Mon, Tue, Wed, Thu
        button plus | Write today’s entry`,
    },
    {
      said: 'ai assistance, ai assistant, ai help, ai chat, ask ai, ai guidance',
      on: 'thread',
    },
  ]),
  ...partsOf('bill-watch', [
    {
      said: 'email, email alerts, email digest, daily email, emails, email updates, email notifications',
      on: 'notifications settings',
      content: `
        switches Email
        - Every morning at seven
        - x Only before a vote`,
    },
    {
      said: 'dashboard, in-app dashboard, feed, personal feed',
      on: 'home',
    },
    {
      said: 'voting records, how they voted, votes by member, voting record, roll calls',
      on: 'people detail',
      content: `
        rows How they voted*
        - check | Ana Petrova, district 4 | Clean Water for Schools | Yes
        - minus | Omar Haddad, district 9 | Clean Water for Schools | No
        - check | Ruth Adeyemi, senator | Bee and Meadow | Yes`,
    },
  ]),
  ...partsOf('soil-check', [
    {
      said: 'nitrogen, phosphorus, potassium, npk, npk levels, nutrient levels, nutrients, levels of nitrogen, soil nutrients, soil moisture, moisture, moisture level, soil ph, ph level, ph',
      on: 'home',
      content: `
        stats Levels of the North field
        - 38 mg/kg | Nitrogen (N)
        - 21 mg/kg | Phosphorus (P)
        - 142 mg/kg | Potassium (K)
        - 31 % | Soil moisture`,
    },
    {
      said: 'crop recommendation, crop recommendations, suitable crops, which crop, crop suggestions, best crops',
      page: 'Crops | flower | Maize fits best',
      content: `
        rows Suits this soil
        - leaf | Maize | Wants a little nitrogen | 92 %
        - leaf | Beans | Nothing to give | 88 %
        - leaf | Sorghum | Dry side of the field | 74 %
        - warning | Rice | Too dry from May on | 31 %`,
    },
  ]),
  ...partsOf('note-sharing', [
    {
      said: 'request notes, request class notes, notes requests, ask for notes, request missing notes, requests',
      on: '#Asked',
    },
    {
      said: 'school group, class group, group, groups, members, classmates, parents group, school groups',
      on: 'people',
    },
  ]),
  ...partsOf('open-close', [
    {
      said: 'staff, staff members, team, employees, coffee shop staff, baristas, keyholders',
      on: 'people',
    },
    {
      said: 'missed opening, late opening, late openings, not opened, opening reminders, alerts when late',
      on: 'notifications home',
      content: `
        rows Late openings*
        - warning | Wednesday, 7:06 | Kim, six minutes late
        - check | All others this month | On time`,
    },
  ]),
  ...partsOf('beauty-advisor', [
    {
      said: 'skin analysis, ai skin analysis, skin and hair analysis, skin scan, face scan, ai skin, facial analysis, skin scanner',
      on: 'scanner',
      content: `
        stats Skin analysis
        - 72 | Moisture
        - 18 | Redness
        - 64 | Evenness`,
    },
    {
      said: 'hair analysis, hair scan, ai hair analysis, hair type',
      on: 'scanner',
      content: `
        stats Hair analysis
        - 2B | Hair type
        - Dry | Ends
        - Medium | Porosity`,
    },
    {
      said: 'personalized recommendations, personalised recommendations, product recommendations, recommendations, suggestions, beauty tips, recommended products',
      on: '#Suggestions',
    },
    {
      said: 'budget, occasion, face shape, skin tone, skin type, occasions, price range',
      on: '#Suggestions',
      content: `
        chips Occasion | * Every day, Office, Wedding, Party
        chips Face shape | * Oval, Round, Square, Heart
        sliders
        - Budget up to € 40 | 40`,
    },
    {
      said: 'style quiz, beauty quiz, skin quiz, quiz, style questionnaire, skin questionnaire',
      on: 'quiz',
    },
    {
      said: 'virtual try-on, try-on, try on, virtual makeover, makeup try-on',
      page: 'Try on | camera | Five looks for you',
      content: `
        camera Face in the frame | person
        chips Try on | * Warm rose, Berry, Nude, Coral
        sliders
        - Strength | 60
        button heart | Save this look`,
    },
  ]),
  ...partsOf('maintenance', [
    {
      said: 'maintenance tracking, maintenance overview, maintenance status, maintenance tracker, due maintenance',
      on: 'home stats',
      content: `
        stats Maintenance tracking
        - 3 | Due this week
        - 1 | Overdue
        - 14 | Done this month`,
    },
    {
      said: 'scanning maintenance documents, scan maintenance documents, document scanning, scan documents, ocr, scanned documents, maintenance documents, document scanner',
      on: 'scanner',
      content: `
        rows Maintenance documents
        - file | Release, 100-hour check | Read: date, hours, signature | Today
        - file | Delivery note, brake disc | Read: part and serial number | Tue
        - warning | Old logbook, page 41 | Two lines to check | Mon`,
    },
  ]),
  ...partsOf('photo-a-day', [
    {
      said: 'reminder, reminders, daily reminder, daily prompt, prompts',
      on: 'settings',
      content: `
        fields
        - Remind me at | time | 8:10
        switches
        - Yesterday's photo as ghost`,
    },
    {
      said: 'look back, look back at photos, progress, compare photos, before and after, comparison',
      on: 'compare',
    },
  ]),
  ...partsOf('sheet-scanner', [
    {
      said: 'transpose, transposition, change key, transposing',
      on: 'editor detail',
      content: `
        chips Transpose* | C major, * D major, F major, G major`,
    },
    {
      said: 'export, export pdf, pdf export, midi export, musicxml, musicxml export, print',
      on: 'detail',
      content: `
        rows Export*
        - file | PDF, two pages | Ready to print | 120 kB
        - music | MusicXML | For other programs | 48 kB
        - music | MIDI | To play along | 9 kB`,
    },
    {
      said: 'edit, create, create new, edit notes, correct notes, correct mistakes, edit sheet, create new one, better quality',
      on: 'editor',
      content: `
        keys
        - music | Quarter note
        - music | Eighth note
        - plus | Bar
        - minus | Rest
        rows To check*
        - warning | Bar 12 | Sharp or stain? | 61 %
        - warning | Bar 30 | Two notes or three? | 54 %
        button check | Save clean copy`,
    },
  ]),
]
