import { defineArchetype } from '../archetype.ts'

/** Exams set by teachers and written on the screen. */
export const onlineExams = defineArchetype({
  id: 'online-exams',
  words:
    'online exam 38, online exams 38, exam platform 36, online test platform 32, online examination 38, examination system 36, online assessment 32, exam portal 32, take the exam 22, take an exam 22, create an exam 24, create exams 24, question bank 14, time limit 6, proctor 14',
  examples: `
    Teachers create an exam with questions and a time limit, students take it online
    Students see the remaining time, hand in and get their result
    Exam platform with multiple choice, a question bank and marks
    Create a test, assign it to a class, see who passed
    Online examination system for a college, results per student
    A countdown runs, answers are saved, the exam closes by itself
    Add questions with four answers and mark the right one
    The list of my exams: open, written, results
    Assessments for job training with a pass mark
    Publish results after correcting the essay questions
    Lecturers see how many wrote the exam and the average
    Students sit the exam at their own desk, supervised`,
  bars: 'map checkout cart slots mood week people',
  presets: 'clean, calm',
  icon: 'school',
  names: 'Pens Down, Ninety Minutes, Hand In',
  entity: 'set-exam',
  screens: `
    browse | Exams | school
    quiz | Exam
    result | Result
    browse | Results | chart | student-result | Results
    form | New exam
    detail | Exam details
    stats? | Averages | trend
    profile | Me | user`,
  unless:
    /\b(?:roll numbers?|mark ?sheets?|flash ?cards?|kahoot|trivia|timetable|homework)\b|^(?!.*\b(?:students?|teachers?|class(?:es)?|college|lecturers?|employees|staff|candidates|examiners?)\b).*\b(?:practi[sc]e|licen[cs]e|study|studying|prepar\w+|learn)\b/is,
})
