import type { ForeignDomain } from './domain.ts'

/** A school, for pupils, parents and teachers. */
export const school: ForeignDomain = {
  id: 'school',
  words: `schule, schuler-app, klassenbuch, hausaufgabe
ecole, college, lycee, eleves, devoirs scolaires
escuela, colegio, instituto, deberes
escola, colegio, boletim
scuola, liceo, registro elettronico
مدرسة, مدارس
学校, 班级, 家校
学校, 保護者, 小学校`,
  main: {
    nouns: `noten, zeugnis, fach, facher
=notes, bulletin, matiere
notas, calificacion, asignatura
=notas, boletim, materia, disciplina
voti, pagell, materi
درجات, علامات, المواد
成绩, 科目
成績, 教科, 科目`,
    label: `Noten
Notes
Notas
Notas
Voti
الدرجات
成绩
成績`,
    rows: `Mathematik | Klassenarbeit, 12. Nov.; Deutsch | Aufsatz, 10. Nov.; Englisch | Vokabeltest, 6. Nov.; Biologie | Referat, 4. Nov.; Geschichte | Mündlich, 3. Nov.; Kunst | Mappe, 30. Okt.
Mathématiques | Contrôle, 12 nov.; Français | Rédaction, 10 nov.; Anglais | Interrogation, 6 nov.; SVT | Exposé, 4 nov.; Histoire | Oral, 3 nov.; Arts plastiques | Dossier, 30 oct.
Matemáticas | Examen, 12 nov; Lengua | Redacción, 10 nov; Inglés | Prueba, 6 nov; Biología | Exposición, 4 nov; Historia | Oral, 3 nov; Plástica | Carpeta, 30 oct
Matemática | Prova, 12 nov; Português | Redação, 10 nov; Inglês | Teste, 6 nov; Ciências | Trabalho, 4 nov; História | Oral, 3 nov; Artes | Portfólio, 30 out
Matematica | Verifica, 12 nov; Italiano | Tema, 10 nov; Inglese | Test, 6 nov; Scienze | Ricerca, 4 nov; Storia | Orale, 3 nov; Arte | Cartella, 30 ott
الرياضيات | اختبار، 12 نوفمبر; اللغة العربية | تعبير، 10 نوفمبر; الإنجليزية | اختبار قصير، 6 نوفمبر; العلوم | بحث، 4 نوفمبر; التاريخ | شفوي، 3 نوفمبر; الفنون | ملف، 30 أكتوبر
数学 | 单元测验，11月12日; 语文 | 作文，11月10日; 英语 | 听写，11月6日; 生物 | 报告，11月4日; 历史 | 口试，11月3日; 美术 | 作品，10月30日
算数 | テスト 11月12日; 国語 | 作文 11月10日; 英語 | 小テスト 11月6日; 理科 | 発表 11月4日; 社会 | 口頭 11月3日; 図工 | 作品 10月30日`,
    values: `2+; 2; 1−; 2−; 3+; 1
15/20; 13/20; 17/20; 14/20; 12/20; 18/20
8,5; 7,0; 9,0; 7,5; 6,5; 9,5
8,5; 7,0; 9,0; 7,5; 6,5; 9,5
8; 7; 9; 7½; 6½; 9
92; 85; 96; 88; 79; 98
92; 85; 96; 88; 79; 98
92点; 85点; 96点; 88点; 79点; A`,
    icon: 'school',
    fields: `Note | text | 2+; Datum | date | 12. Nov.; Lehrkraft | person | Lea Brandt; Art | choice | schriftlich | schriftlich, mündlich
Note | text | 15/20; Date | date | 12 nov.; Professeur | person | Lea Brandt; Type | choice | écrit | écrit, oral
Nota | text | 8,5; Fecha | date | 12 nov; Docente | person | Lea Brandt; Tipo | choice | escrito | escrito, oral
Nota | text | 8,5; Data | date | 12 nov; Docente | person | Lea Brandt; Tipo | choice | escrita | escrita, oral
Voto | text | 8; Data | date | 12 nov; Docente | person | Lea Brandt; Tipo | choice | scritto | scritto, orale
الدرجة | text | 92; التاريخ | date | 12 نوفمبر; المعلم | person | Lea Brandt; النوع | choice | كتابي | كتابي, شفوي
分数 | text | 92; 日期 | date | 11月12日; 老师 | person | Lea Brandt; 类型 | choice | 笔试 | 笔试, 口试
点数 | text | 92点; 日付 | date | 11月12日; 先生 | person | Lea Brandt; 種別 | choice | 筆記 | 筆記, 口頭`,
    about: `Brüche und Prozent, sicher gerechnet. Eine Aufgabe fehlte.
Fractions et pourcentages bien maîtrisés. Un exercice manquait.
Fracciones y porcentajes, bien resueltos. Faltó un ejercicio.
Frações e porcentagem bem resolvidas. Faltou um exercício.
Frazioni e percentuali ben risolte. Mancava un esercizio.
أجاد الكسور والنسب المئوية، ونقص سؤال واحد.
分数与百分比掌握得很好，漏了一题。
分数と割合はよくできました。1問だけ未回答です。`,
  },
  lists: [
    {
      nouns: `hausaufgabe, aufgabe
devoir
deberes, tarea
tarefa, licao de casa, dever
compiti, compito
واجبات, الواجب
作业
宿題, 課題`,
      label: `Hausaufgaben
Devoirs
Deberes
Tarefas
Compiti
الواجبات
作业
宿題`,
      rows: `Mathe, S. 48 Nr. 3–5 | bis morgen; Vokabeln Lektion 6 | bis Donnerstag; Gedicht lernen | bis Freitag; Referat Wasser | bis 28. Nov.; Lesetagebuch | bis 1. Dez.
Maths, p. 48 ex. 3 à 5 | pour demain; Vocabulaire, leçon 6 | pour jeudi; Apprendre le poème | pour vendredi; Exposé sur l’eau | pour le 28 nov.; Carnet de lecture | pour le 1 déc.
Mates, p. 48, 3 a 5 | para mañana; Vocabulario, unidad 6 | para el jueves; Aprender el poema | para el viernes; Trabajo del agua | para el 28 nov; Diario de lectura | para el 1 dic
Matemática, p. 48, 3 a 5 | para amanhã; Vocabulário, unidade 6 | até quinta; Decorar o poema | até sexta; Trabalho sobre a água | até 28 nov; Ficha de leitura | até 1 dez
Matematica, p. 48 n. 3-5 | per domani; Vocaboli, unità 6 | per giovedì; Imparare la poesia | per venerdì; Ricerca sull’acqua | per il 28 nov; Scheda libro | per il 1 dic
رياضيات ص 48 | غدا; مفردات الوحدة 6 | الخميس; حفظ القصيدة | الأحد; بحث عن الماء | 28 نوفمبر; ملخص القصة | 1 ديسمبر
数学第48页3–5题 | 明天交; 第6课单词 | 周四; 背诵古诗 | 周五; 关于水的报告 | 11月28日; 读书笔记 | 12月1日
算数 p.48 | 明日まで; 漢字ドリル 6 | 木曜まで; 音読 | 金曜まで; 水の調べ学習 | 11月28日; 読書ノート | 12月1日`,
      of: 'days',
      icon: 'edit',
      isUsual: true,
    },
    {
      nouns: `mitteilung, nachricht, neuigkeit, elternbrief, ankundig
annonce, actualite, circulaire, mot
anuncio, aviso, comunicado, circular, noticia
recado, aviso, comunicado, noticia
avvis, comunicazion, circolar
إعلانات, رسائل, تعاميم
通知, 公告
お知らせ, 連絡`,
      label: `Mitteilungen
Annonces
Avisos
Recados
Avvisi
الإعلانات
通知
お知らせ`,
      rows: `Elternabend am Dienstag, 19 Uhr | Heute; Wandertag: feste Schuhe | Gestern; Neue Mensakarte | Montag; Schwimmen fällt aus | 16. Nov.; Fotograf am 27. Nov. | 15. Nov.
Réunion des parents mardi à 19 h | Aujourd’hui; Sortie : bonnes chaussures | Hier; Nouveau menu de cantine | Lundi; Pas de piscine cette semaine | 16 nov.; Photo de classe le 27 nov. | 15 nov.
Reunión de familias, martes 19 h | Hoy; Excursión: calzado cómodo | Ayer; Nuevo menú de comedor | Lunes; No hay piscina esta semana | 16 nov; Foto de clase el 27 nov | 15 nov
Reunião de pais, terça às 19h | Hoje; Passeio: tênis confortável | Ontem; Novo cardápio | Segunda; Sem natação esta semana | 16 nov; Foto da turma em 27 nov | 15 nov
Riunione genitori, martedì ore 19 | Oggi; Gita: scarpe comode | Ieri; Nuovo menù della mensa | Lunedì; Niente piscina questa settimana | 16 nov; Foto di classe il 27 nov | 15 nov
اجتماع أولياء الأمور الثلاثاء 19:00 | اليوم; رحلة مدرسية | أمس; قائمة المقصف الجديدة | الاثنين; صورة الصف 27 نوفمبر | 15 نوفمبر
周二19:00家长会 | 今天; 秋游：请穿运动鞋 | 昨天; 新食谱 | 周一; 本周游泳课取消 | 11月16日; 11月27日拍班级照 | 11月15日
火曜19時 保護者会 | 今日; 遠足：運動靴で | 昨日; 給食の新メニュー | 月曜; プールは中止 | 11月16日; 集合写真 11月27日 | 11月15日`,
      icon: 'bell',
    },
    {
      nouns: `anwesen, fehlzeit
absence, presence
asistencia, falta
frequencia, presenca, falta
assenz, presenz
حضور, غياب
考勤, 出勤
出欠, 欠席`,
      label: `Anwesenheit
Absences
Asistencia
Frequência
Presenze
الحضور
考勤
出欠`,
      rows: `Donnerstag, 19. Nov. | anwesend; Mittwoch, 18. Nov. | anwesend; Dienstag, 17. Nov. | 10 Min zu spät; Montag, 16. Nov. | anwesend; Freitag, 13. Nov. | entschuldigt
Jeudi 19 nov. | présent; Mercredi 18 nov. | présent; Mardi 17 nov. | 10 min de retard; Lundi 16 nov. | présent; Vendredi 13 nov. | absence excusée
Jueves, 19 nov | presente; Miércoles, 18 nov | presente; Martes, 17 nov | 10 min tarde; Lunes, 16 nov | presente; Viernes, 13 nov | falta justificada
Quinta, 19 nov | presente; Quarta, 18 nov | presente; Terça, 17 nov | 10 min de atraso; Segunda, 16 nov | presente; Sexta, 13 nov | falta justificada
Giovedì 19 nov | presente; Mercoledì 18 nov | presente; Martedì 17 nov | ritardo di 10 min; Lunedì 16 nov | presente; Venerdì 13 nov | giustificata
الخميس 19 نوفمبر | حاضر; الأربعاء 18 نوفمبر | حاضر; الثلاثاء 17 نوفمبر | تأخر 10 دقائق; الاثنين 16 نوفمبر | حاضر; الأحد 15 نوفمبر | غياب بعذر
周四 11月19日 | 出勤; 周三 11月18日 | 出勤; 周二 11月17日 | 迟到10分钟; 周一 11月16日 | 出勤; 周五 11月13日 | 请假
木 11月19日 | 出席; 水 11月18日 | 出席; 火 11月17日 | 遅刻10分; 月 11月16日 | 出席; 金 11月13日 | 欠席（届出）`,
      icon: 'check',
    },
  ],
}
