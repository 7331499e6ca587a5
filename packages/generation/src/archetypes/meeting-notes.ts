import { defineArchetype } from '../archetype.ts'

/** What was talked about and agreed, and who does it until when; deciding by vote is `civic` and `polls`. */
export const meetingNotes = defineArchetype({
  id: 'meeting-notes',
  words:
    'meeting minutes 24, meeting notes 24, minutes of meetings 22, action items 20, agenda items 16, agenda 5, stand-up 9, standup 9, one on ones 14, decisions 4, board meetings 12, team meetings 14, follow-ups 5, retro 8, retrospective 10, ai note taker 30, note taker for meetings 30, meeting recorder 22, meeting transcripts 22, meeting summaries 24, transcribe meetings 26, summarize meetings 26, summarise meetings 26',
  examples: `
    AI listens to our calls, writes the minutes and lists who does what
    Agenda before, notes during, and who promised what by when after each talk
    Keep the minutes of our board: present, decisions, tasks with owner and deadline
    Weekly team round: points to discuss, what was agreed, what is still open from last time
    One to ones with my people, topics, mood, promises of both sides
    Template for the daily stand-up, blockers first, summary to the channel
    Who took which action item and did it get done before the next jour fixe
    Our association's secretary writes the protocol, gets it approved and sends it round
    Find the decision from March about the roof, by word, meeting or person
    Record the call, mark the important moments and turn them into to-dos
    Project retro with what went well, what did not, and one change until next time
    Parents' council: topics sent in, notes, answers of the head teacher
    User can create a meeting, invite participants, write minutes, add decisions and assign action items`,
  bars: 'poll votes',
  presets: 'clean, calm',
  icon: 'clipboard',
  names: 'Jour Fixe, Any Other Business, Point Four',
  entity: 'held-meeting',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Meetings | calendar
    checklist | Actions | check | action-item
    browse | Decisions | flag | taken-decision
    calendar? | Calendar | calendar
    people? | People | users
    detail | Meeting
    form | New meeting
    notifications? | Reminders
    profile | Me | user`,
})
