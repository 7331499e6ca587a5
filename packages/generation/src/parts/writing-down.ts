import { type KindPart, partsOf } from './part.ts'

const lock = {
  said: 'password lock, password-protected*, password protection, pin lock, app lock, fingerprint lock, biometric lock, passcode lock, passcode, pin protection, lock with fingerprint, biometric unlock, passcode protection, pin, face unlock, lock, secure lock, pin code, password protected, fingerprint unlock, biometric protection, face id, face id lock, fingerprint, pin or fingerprint lock, biometrics, biometric authentication, password, touch id, screen lock',
  page: 'Lock | lock | Opens for you alone',
  content: `
    hero Locked | Enter your PIN or put your finger on the sensor.
    cells PIN
    - ● ● ● ○
    - 1 2 3
    - 4 5 6
    - 7 8 9
    - ✕ 0 ⌫
    switches
    - Ask each time
    - Fingerprint instead of PIN
    - No preview elsewhere
    quiet edit | Change the PIN`,
}

const csv = {
  said: 'csv export, export to csv, csv, csv import, csv import and export, export as csv, data export, export data, csv and pdf export, export to excel, pdf reports, export to pdf, pdf export, export, import and export, pdf report, reports for your doctor, csv or pdf export, pdf and csv export, doctor report, doctor reports, export for your doctor, reports as pdf, pdf reports for your doctor, csv/pdf export',
  on: 'settings stats history',
  content: `
    rows Export*
    - grid | Table (CSV) | All entries since March | 84 kB
    - file | Report (PDF) | The last three months, with charts | 212 kB
    quiet share | Send it to somebody`,
}

/** What diaries, notes, lists and habits have. */
export const writingDownParts: readonly KindPart[] = [
  ...partsOf('journal notes dreams gallery finance cycle photo-vault memory-box chat', [lock]),
  ...partsOf(
    'finance budget envelope-budget vitals symptoms cycle car-care timesheets nutrition sleep diabetes blood-values medical fitness bills car-log',
    [csv],
  ),
  ...partsOf('journal', [
    {
      said: 'templates, prompts, writing prompts, daily prompts, daily questions, journal prompts, guided prompts, question of the day',
      on: 'form',
      isFirst: true,
      content: `
        banner bulb | What made you laugh today? | Swipe for another question.
        chips Begin with | * Nothing, Three good things, The day in one line`,
    },
    {
      said: 'on this day, memories, throwback, flashbacks, look back',
      on: 'home history',
      content: `
        timeline On this day*
        - 19 November 2025 | The first snow, and nobody had boots.
        - 19 November 2024 | Moved in. One chair, two cups.`,
    },
    {
      said: 'markdown, markdown support, rich text, formatting, rich text formatting, text formatting, audio, voice notes, attachments, tags and formatting',
      on: 'form',
      content: `
        keys Text
        - type | Bold
        - edit | Italic
        - list | List
        - mic | Voice
        - attach | File`,
    },
  ]),
  ...partsOf('notes text-editor', [
    {
      said: 'checklists, to-do lists, check lists, checklist, todo lists, lists, task lists, tasks',
      on: 'detail',
      within: /\bnot(?:e|es|ebook|ebooks|epad)\b|editor/i,
      content: `
        ticks Checklist
        - x Ask Ada for the key
        - x Order chairs
        - Paint for the gate, 2 litres
        - Lamps for the stairs`,
    },
    {
      said: 'markdown, markdown support, markdown editor, markdown preview, live preview, preview, markdown rendering, rich text, formatting toolbar, rich text formatting, formatting',
      on: 'form editor detail',
      content: `
        keys Format*
        - type | Heading
        - edit | Bold
        - list | List
        - link | Link
        - code | Code
        tabs Show | Write, Preview`,
    },
    {
      said: 'reminders, note reminders, reminder, alarms, location reminders, time reminders',
      on: 'form detail',
      content: `
        rows Reminder*
        - bell | Saturday, 10:00 | Once
        - pin | At the hardware shop | When I am there`,
    },
    {
      said: 'tags, labels, folders, notebooks, tags and folders, categories, labels and colours, nested folders, folders and tags, hashtags, colours, colour labels, notebooks and tags',
      on: 'browse home',
    },
    {
      said: 'handwriting, drawing, sketches, drawings, sketching, stylus, hand-drawn notes, freehand drawing, draw',
      page: 'Sketch | pen | With a finger or a pen',
      content: `
        image sea
        keys Pens
        - pen | Pen
        - edit | Marker
        - trash | Eraser
        - repeat | Undo
        sliders Pen
        - Width | 30`,
    },
    {
      said: 'voice notes, audio notes, voice memos, audio recordings, record audio, images and audio, voice recordings',
      on: 'form detail',
      content: `
        rows Attached
        - mic | Voice note | Today, 8:10 | 0:48
        - image | Drawing of the gate | From the gallery`,
    },
    {
      said: 'linked notes, backlinks, wiki links, links between notes, bidirectional links, note linking, graph view',
      on: 'detail',
      content: `
        rows Linked here
        - link | Garden in March | “see the gate first”
        - link | Costs | “paint, 2 litres”`,
    },
  ]),
  ...partsOf('todo checklists day-planner', [
    {
      said: 'subtasks, sub-tasks, nested tasks, nested lists, checklists, subtask, sub tasks',
      on: 'detail',
      content: `
        ticks Subtasks
        - x Measure the gate
        - Buy paint, 2 litres
        - First coat
        - Second coat, after two days`,
    },
    {
      said: 'recurring tasks, repeating tasks, recurring reminders, repeat, recurrence, repeating reminders, recurring to-dos, repeating todos, task repetition',
      on: 'form',
      content: `chips Repeat task | * Never, Every day, Every week, Every month, After it is done`,
    },
    {
      said: 'priorities, priority levels, priority, due dates and priorities, importance, eisenhower matrix, priorities and tags',
      on: 'form',
      content: `chips Priority | None, Low, * Medium, High`,
    },
    {
      said: 'caldav sync, caldav, sync, nextcloud sync, webdav sync, synchronization, todoist sync, cloud sync, davx5, synchronisation, etesync',
      on: 'settings',
      content: `
        rows Sync
        - check | Own cloud | CalDAV, 3 lists, at 8:40 | | In step
        - plus | Another account | CalDAV, WebDAV or a file`,
    },
    {
      said: 'location reminders, location-based reminders, reminders by place, location based reminders, geofencing',
      on: 'form',
      content: `
        fields
        - Remind me at | place | Hardware shop
        - When | choice | I arrive | I arrive, I leave`,
    },
    {
      said: 'natural language input, quick add, natural language, quick entry, voice input, smart add',
      on: 'home browse checklist',
      isFirst: true,
      content: `
        fields
        - New task | text | paint the gate saturday 10am #home !high`,
    },
  ]),
  ...partsOf('habits', [
    {
      said: 'flexible schedules, schedules, custom schedules, flexible schedule, custom frequency, flexible frequency, repeat days, frequency, flexible goals, weekly goals',
      on: 'form',
      content: `
        chips How often | * Every day, 3 times a week, Every other day
        chips Days | * Mon, * Tue, * Wed, Thu, Fri, Sat, Sun`,
    },
    {
      said: 'habit strength, strength score, score, habit score, streaks and score, habit formula',
      on: 'detail stats',
      content: `line Strength of the habit | 0.2, 0.31, 0.4, 0.38, 0.52, 0.61, 0.68, 0.72 | Sep, , Oct, , , Nov, , now`,
    },
    {
      said: 'measurable habits, numeric habits, counters, quantity goals, amounts, numerical habits, measurable goals, yes or no and numeric habits',
      on: 'form',
      content: `
        chips Kind | Yes or no, * A number
        fields
        - At least | number | 8
        - Unit | text | glasses`,
    },
    {
      said: 'widgets, home screen widgets, widget',
      on: 'settings',
      content: `
        tiles Widgets*
        - check | Tick off | One habit
        - calendar | Month | With streaks`,
    },
  ]),
  ...partsOf('journal notes', [
    {
      said: 'export to pdf, pdf export, export, data export, export as pdf, markdown export, export to markdown, backup and export, import and export',
      on: 'settings',
      content: `
        keys Export*
        - file | PDF
        - code | Markdown
        - box | ZIP with pictures`,
    },
    {
      said: 'photos, photo attachments, pictures',
      on: 'form',
    },
  ]),
  ...partsOf('calendar', [
    {
      said: 'caldav sync, caldav, google calendar sync, sync, ics import, ical import, webcal, calendar sync, ics import and export, nextcloud sync, import ics, holidays',
      on: 'settings',
      content: `
        rows Calendars
        - check | Private | CalDAV, 14 events this week | | In step
        - check | Choir | Subscribed, read only | | In step
        - plus | Another | CalDAV, ICS file or address`,
    },
    {
      said: 'widgets, widget, home screen widgets, month widget, agenda widget',
      on: 'settings',
      content: `
        tiles Widgets
        - calendar | Month | 4 by 4
        - list | Agenda | 4 by 2
        - clock | Next event | 2 by 1`,
    },
    {
      said: 'colours, color coding, colour coding, event colours, categories, colour-coded calendars, color-coded events',
      on: 'form',
      content: `
        chips Colour | * Blue, Green, Orange, Pink, Grey`,
    },
  ]),
  ...partsOf('todo', [
    {
      said: 'end-to-end encrypted sync, encrypted sync, device sync, sync across devices, end-to-end encryption',
      on: 'settings',
      content: `
        rows Sync*
        - lock | Encrypted on this phone | Nobody else can read it | | On
        - check | Laptop | At 8:40 | | In step`,
    },
  ]),
  ...partsOf('habits quotes', [
    {
      said: 'widgets, widget, home screen widgets',
      on: 'settings',
      content: `
        tiles Widgets
        - star | Of today | Wide
        - heart | From the saved ones | Small`,
    },
  ]),
  ...partsOf('notes', [
    {
      said: 'graph, graph view, knowledge graph, note graph, link graph, mind map view',
      on: 'browse #Pages home',
      content: `
        cells Graph
        - . Lisbon . People .
        - . \\ | / .
        - Heating — House — Garden
        - . / | \\ .
        - . Costs . Sowing .`,
    },
    {
      said: 'git sync, git, git integration, version history, versions, git versioning, page history',
      on: 'settings detail',
      content: `
        timeline Git*
        - Sowing dates moved | Today, 9:12, pushed
        - Lisbon: two links | Tuesday, pushed
        - New: Heating | 2 November, pushed`,
    },
  ]),
]
