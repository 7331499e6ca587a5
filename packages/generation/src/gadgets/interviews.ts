import type { Gadget } from './gadget.ts'

/** What one may be asked when one applies for a job. */
export const interviews: readonly Gadget[] = [
  {
    id: 'interview-questions',
    called:
      /\b(?:(?:job |tricky |hard |common |technical |mock )*interview (?:questions?|q ?(?:&|and) ?a|prep\w*|practi[sc]e|trainer|coach)|questions? (?:asked )?in (?:a )?job interviews?)\b/i,
    unless:
      /\b(?:candidates|recruit\w*|hiring|applicants|witness\w*|journalis\w*|research|podcasts?|video calls?|schedul\w+)\b/i,
    icon: 'user',
    presets: 'clean, editorial',
    names: 'Tell Me About You, Second Round, Good Question',
    sheets: [
      {
        name: 'Questions',
        title: 'Interview questions',
        icon: 'help',
        content: `
          fields
          - Search questions | text |
          chips Topic | * All, About you, Tricky, Technical, Salary
          rows Tap to see the answer
          - help | Why do you want to leave? | Tricky | | Read
          - help | What is your greatest weakness? | Tricky | | New
          - help | Tell me about a mistake you made | About you | | New
          - help | How many tennis balls fit into a bus? | Technical | | Read
          - help | What do you want to earn? | Salary | | New
          - help | Do you have questions for us? | About you | | Read`,
      },
      {
        name: 'Answer',
        title: 'Question 4 of 40',
        icon: 'chat',
        content: `
          hero What is your greatest weakness? | Tricky, asked in most first rounds
          rows A good answer
          - check | Name a real one | That does not matter most for this job
          - check | Say what you do about it | “I write the plan down and show it to somebody.”
          - warning | Not this | “I work too much.”
          fields
          - My own answer | long | I used to say yes to everything. Now I look at my week first.
          keys
          - back | Before
          - heart | Keep
          - next | Next`,
      },
      {
        name: 'Practise',
        icon: 'timer',
        content: `
          ring Time to answer | 0.6 | 1:12 | of two minutes | down
          hero Tell me about a mistake you made | Say it aloud, then look at the answer
          keys
          - mic | Record
          - repeat | Another
          - check | Done
          stats
          - 12 of 40 | Practised
          - 1:34 | On average
          - 5 | Kept`,
      },
      {
        name: 'Kept',
        icon: 'heart',
        content: `
          rows Kept questions
          - heart | What do you want to earn? | With my own answer
          - heart | Why should we take you? | With my own answer
          - heart | Where are you in five years? | Read twice`,
      },
    ],
  },
]
