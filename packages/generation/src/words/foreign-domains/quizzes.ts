import type { ForeignDomain } from './domain.ts'

/** Questions one answers for points. */
export const quizzes: ForeignDomain = {
  id: 'quizzes',
  words: `quiz, wissensspiel, trivia
quiz, culture generale, trivia
quiz, cultura general, trivia, preguntas
quiz, cultura geral, trivia, perguntas
quiz, cultura generale, trivia
مسابقة, أسئلة, اختبار معلومات
答题, 问答, 知识竞赛
クイズ, 雑学`,
  main: {
    nouns: `kategorie, themen, =thema
categorie, theme
categoria, tema
categoria, tema
categori, tem
فئات, مواضيع, أقسام
分类, 主题, 类别
カテゴリ, テーマ, ジャンル`,
    label: `Kategorien
Catégories
Categorías
Categorias
Categorie
الفئات
分类
カテゴリ`,
    rows: `Geografie | 40 Fragen; Geschichte | 35 Fragen; Film und Musik | 50 Fragen; Natur | 30 Fragen; Sport | 45 Fragen; Essen und Trinken | 25 Fragen
Géographie | 40 questions; Histoire | 35 questions; Cinéma et musique | 50 questions; Nature | 30 questions; Sport | 45 questions; Cuisine | 25 questions
Geografía | 40 preguntas; Historia | 35 preguntas; Cine y música | 50 preguntas; Naturaleza | 30 preguntas; Deportes | 45 preguntas; Gastronomía | 25 preguntas
Geografia | 40 perguntas; História | 35 perguntas; Cinema e música | 50 perguntas; Natureza | 30 perguntas; Esportes | 45 perguntas; Culinária | 25 perguntas
Geografia | 40 domande; Storia | 35 domande; Cinema e musica | 50 domande; Natura | 30 domande; Sport | 45 domande; Cucina | 25 domande
جغرافيا | 40 سؤالا; تاريخ | 35 سؤالا; أفلام وموسيقى | 50 سؤالا; طبيعة | 30 سؤالا; رياضة | 45 سؤالا; طعام | 25 سؤالا
地理 | 40题; 历史 | 35题; 影视音乐 | 50题; 自然 | 30题; 体育 | 45题; 美食 | 25题
地理 | 40問; 歴史 | 35問; 映画と音楽 | 50問; 自然 | 30問; スポーツ | 45問; 食べもの | 25問`,
    icon: 'brain',
    fields: `Schwierigkeit | choice | mittel | leicht, mittel, schwer; Fragen | number | 10; Zeit je Frage | text | 20 Sek.
Difficulté | choice | moyenne | facile, moyenne, difficile; Questions | number | 10; Temps par question | text | 20 s
Dificultad | choice | media | fácil, media, difícil; Preguntas | number | 10; Tiempo por pregunta | text | 20 s
Dificuldade | choice | média | fácil, média, difícil; Perguntas | number | 10; Tempo por pergunta | text | 20 s
Difficoltà | choice | media | facile, media, difficile; Domande | number | 10; Tempo per domanda | text | 20 s
الصعوبة | choice | متوسط | سهل, متوسط, صعب; الأسئلة | number | 10; وقت السؤال | text | 20 ث
难度 | choice | 中等 | 简单, 中等, 困难; 题数 | number | 10; 每题时间 | text | 20秒
難易度 | choice | ふつう | かんたん, ふつう, 難しい; 問題数 | number | 10; 制限時間 | text | 20秒`,
    about: `Länder, Flüsse und Hauptstädte. Deine beste Runde: neun von zehn.
Pays, fleuves et capitales. Votre meilleur tour : neuf sur dix.
Países, ríos y capitales. Tu mejor ronda: nueve de diez.
Países, rios e capitais. Sua melhor rodada: nove de dez.
Paesi, fiumi e capitali. Il tuo turno migliore: nove su dieci.
دول وأنهار وعواصم. أفضل جولة لك: تسعة من عشرة.
国家、河流与首都。最佳成绩：10题对9题。
国、川、首都。自己ベストは10問中9問。`,
  },
  lists: [],
}
