import { aiChat } from '../ai-chat.ts'
import { defineVarieties } from './variety.ts'

/** What one talks about with an assistant; without these words a bit of everything. */
export const aiChatVarieties = defineVarieties(aiChat, [
  {
    signs:
      'mental health 9, therapy chatbot 9, ai therapist 9, therapist 7, anxiety 6, emotional support 9, feelings 5',
    groups: 'Today, Worries, Sleep, Good days',
    fields: `
      What is on your mind | long | I lie awake and go through tomorrow
      How strong | slider | 60
      Keep this talk | switch | yes`,
    without: 'Question, Tone, Language',
    samples: `
      icon | title | subtitle | overline
      moon | Awake at three | Three things that can wait until Monday | Sleep
      heart | Before the talk with my boss | What I want to say first | Worries
      smile | A good Sunday | What was different that day | Good days
      wave | When it gets too much | Breathe, name five things, call Omar | Worries
      chat | I said no | And nothing bad happened | Today`,
    about:
      'It is no wonder that you lie awake. Let us write down the three things that can wait until Monday.',
    facts: '6 | Talks\n−20 % | Worry\n4 min | Long',
    figures: '12 | Talks | +2\n5 | Calm days\n4 | Saved',
    hero: 'Go on with | Awake at three | You wrote three things down | Open',
    tip: 'In an emergency call 112 | This chat is no doctor',
    trend: 'Worry, out of 10 | 4 | −2',
    data: [7, 7, 6, 6, 5, 5, 4],
  },
  {
    signs:
      'writing assistant 9, ai writer 9, writing 5, essay 6, essays 6, copywriting 8, blog posts 6, emails 5',
    groups: 'Letters, Texts, Posts, Mine',
    fields: `
      What to write | long | A friendly reminder that the invoice is open
      Tone | choice | Friendly | Friendly, Short, Formal
      Language | choice | English | English, German, Spanish`,
    without: 'Question',
    samples: `
      icon | title | subtitle | overline
      mail | A kinder reminder | Letter to a customer, 90 words | Letters
      pen | About us, shorter | From 240 words to 80 | Texts
      gift | A speech for Grandma’s 80th | Two minutes, one joke | Texts
      globe | Post about the new oven | Three versions | Posts
      building | Application, second try | Clearer first sentence | Letters`,
    about:
      'Dear Ms Chen, the invoice of October is still open. Perhaps it slipped through; could you have a look this week?',
    facts: '90 | Words\n3 | Versions\nFriendly | Tone',
    hero: 'Go on with | A kinder reminder | Three versions, the second is shorter | Open',
  },
  {
    signs:
      'code review 9, coding assistant 9, code assistant 9, explain code 9, my code 8, programming 6, code 5, debug 7, function 4',
    groups: 'Reviews, Errors, Explained',
    fields: `
      Code | long | def total(prices): return sum(prices) * 1.19
      Language | choice | Python | Python, JavaScript, Java, C
      What I want | choice | Review | Review, Explain, Find the error`,
    without: 'Question, Tone',
    samples: `
      icon | title | subtitle | overline
      code | total(prices), Python | Works; the tax wants a name | Reviews
      code | Why the loop never ends | Found in line 14 | Errors
      code | Sort by two keys | Cleaner with a tuple | Reviews
      code | Recursion, explained | With Russian dolls | Explained
      code | Null in line 8 | Checked too late | Errors`,
    about: 'It works. Give 1.19 a name of its own, and check what happens with an empty list. Grade: B.',
    facts: 'B | Grade\n2 | Remarks\n14 | Lines',
    hero: 'Go on with | total(prices), Python | Two remarks, a cleaner version below | Open',
    tip: 'Names come up again | In four of your last six reviews',
  },
])
