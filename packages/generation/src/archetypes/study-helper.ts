import { defineArchetype } from '../archetype.ts'

export const studyHelper = defineArchetype({
  id: 'study-helper',
  words:
    'ai tutor 18, ai study 20, study assistant 20, ai for students 16, upload lecture 18, lecture slides 14, lecture notes 10, summarize lectures 18, summarise lectures 18, summarize notes 14, summarise notes 14, upload notes 14, study material 10, practice questions 8, generates flashcards 18, generate flashcards 18, generates quizzes 16, homework help 12, homework helper 16, solve homework 14, summary 2',
  examples: `
    Upload my lecture notes and AI turns them into a summary, flashcards and a quiz
    AI study assistant for students: upload slides or PDFs, ask questions about them, practice before the exam
    A tutor that never sleeps: photograph a task, get it explained step by step, then a similar one to try
    Summarise a chapter, make cards from it, tell me what I still get wrong
    Students upload documents, the app generates practice questions and shows what to repeat
    Turn videos and recordings of lectures into notes, key terms and questions
    Homework helper with AI: ask, get hints rather than the solution, follow progress by subject
    Generate quizzes from textbooks, score, explanations of wrong answers, study plan until the exam
    Chat with my course material, sources shown with each answer, saved answers
    Exam preparation with AI: topics, weak spots, mock tests from my own notes
    A hackathon tool that reads scripts and creates flashcards and a learning plan
    Upload a PDF, get the main points, a mind map and multiple choice questions`,
  bars: 'chats people deed',
  presets: 'clean, playful',
  icon: 'book',
  names: 'Margin, Night Before, Clever Owl',
  entity: 'study-material',
  home: 'shelf focus',
  screens: `
    home | Material | home
    thread | Ask | chat
    quiz | Practice | check | study-question
    result? | Result
    week? | Plan | calendar
    stats? | Progress | chart
    browse? | Flashcards | layers | card
    detail | Summary
    form | Upload
    profile? | Me | user`,
})
