import { defineArchetype } from '../archetype.ts'

export const askExperts = defineArchetype({
  id: 'ask-experts',
  words:
    'questions and answers 14, question and answer 14, q&a 14, ask a question 10, ask questions 9, ask an expert 18, ask experts 18, ask a doctor 16, ask a lawyer 16, experts answer 16, answer questions of users 14, stack overflow 18, quora 18, best answer 9, upvote answers 12, rate answers 10, answered 4',
  examples: `
    People ask, those who know answer, the best answer goes to the top
    Questions and answers for new parents, midwives reply within a day
    Ask a lawyer anonymously, get a first opinion, say whether it helped
    A place like Stack Overflow for hobby electricians: tags, votes, accepted answer
    Students post what they don't understand, tutors answer, rate how good it was
    Our members put questions about taxes, volunteers with experience respond
    Gardeners upload a picture and ask what is wrong with it, experts comment
    Community help desk: ask in a topic, see similar questions first, mark as solved
    Farmers send questions to agronomists and get notified of replies
    Q&A site on our region's history with reputation points and search
    Let users ask experts by category, follow a question, thank for an answer
    Medical advice forum: describe your problem, doctors write back, others find it useful
    Post a question, other users answer and vote, moderators close duplicates`,
  presets: 'clean, calm',
  icon: 'chat',
  names: 'Good Question, Ask Around, Second Opinion',
  entity: 'asked-question',
  bars: 'quiz result poll votes',
  home: 'ledger',
  screens: `
    home | Home | home
    browse | Questions | chat
    people | Experts | users
    saved | Followed | bookmark
    detail | Question
    form | Ask a question
    thread? | Chat
    notifications? | Answers | bell
    profile | Me | user`,
})
