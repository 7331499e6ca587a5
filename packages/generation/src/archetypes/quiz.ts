import { defineArchetype } from '../archetype.ts'

export const quiz = defineArchetype({
  id: 'quiz',
  words:
    'kids quiz 24, quiz for kids 24, quiz for children 24, guess the 14, guessing game 16, quiz 8, trivia 8, question 3, answer 3, test your knowledge 6, multiple choice 5, exam 4, personality test 22, personality quiz 28, grammar quiz 22, ielts 22, toefl 22, sat prep 24, gre 18, gmat 18, exam preparation 22, test prep 22, exam prep 22, exam practice 20, mock tests 20, practice tests 18, driving theory 22, theory test 18, citizenship test 24, past papers 16, guess the movie 24, traffic signs 24, trivia game 36, football trivia 36, football quiz 36, trivia app 34, sports quiz 34',
  examples: `
    Quiz for kids about animals with pictures and sounds, easy and hard, three hearts, cards to win
    Questions for the theory test: traffic signs, right of way, mock exams
    Get ready for the admission test: questions by subject, timed mock exams
    Practice questions for the language certificate with mock tests and a score after each
    Quiz for our youth group: levels, teams, points, the right answer explained after each question
    Faith quiz with stories and people, three difficulties, explanation below the answer
    Ten questions about flags, four answers, a timer and a high score
    Guess the film from a single picture
    Study for the boating, hunting or radio licence: all questions by topic, mock exam against the clock, my wrong ones again
    Practice for my licence with the official catalogue, exam simulation with a time limit
    Practise for the driving theory test with multiple choice and explanations
    General knowledge duel against a friend, categories, best of five
    Which type are you? a few questions, then a result to share
    Practise for the pub quiz: questions by topic, seconds to answer, weak topics, questions of my own
    Geography for kids, capitals and rivers, stars for right answers
    Our museum wants visitors to test what they saw, certificate at the end
    History questions for our village society, which year, who was mayor, levels, leaderboard
    Trainees prepare for the exam with random questions, wrong ones come again, pass mark
    Music snippets, who sings it, faster gives more points
    A brain game with true and false facts, daily challenge, rank among friends
    Citizenship test with 300 official questions, learn by topic, mock exam`,
  needs:
    /\b(?:quiz\w*|trivia|tests?|testing|exams?|multiple choice|guess\w*|possible answers?|knowledge|learn\w*|practi[sc]e)\b/i,
  bars: 'checkout cart slots deed',
  presets: 'playful, bold',
  icon: 'brain',
  names: 'Ask Twice, Quizzical, Ten Questions',
  entity: 'question',
  home: 'focus',
  screens: `
    home | Play | home | | Ready for ten questions?
    leaderboard | Ranking | trophy
    stats | Stats | chart
    quiz | Question
    result | Result
    browse? | Topics | list
    profile | Me | user`,
})
