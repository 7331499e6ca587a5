import type { ForeignDomain } from './domain.ts'

/** Training at home and in a gym. */
export const fitness: ForeignDomain = {
  id: 'fitness',
  words: `fitness, workout, training, krafttraining, =sport, zirkel
fitness, musculation, salle de sport, =sport, entrainement, gym
gimnasio, fitness, entrenamiento, ejercicio, rutina
academia, fitness, treino, musculacao, ginasio, exercicio
palestra, fitness, allenament, esercizi
رياضة, لياقة, تمارين, جيم, نادي رياضي
健身, 训练, 锻炼, 运动
筋トレ, フィットネス, ジム, トレーニング, 運動`,
  main: {
    nouns: `trainingsplan, programm, workout, =training, trainings
programme, entrainement, seance, routine
rutina, programa, entrenamiento
treino, programa, rotina
sched, programm, allenament
برامج, برنامج, خطة
训练计划, 计划
プログラム, メニュー, プラン`,
    label: `Workouts
Séances
Rutinas
Treinos
Allenamenti
البرامج
训练计划
メニュー`,
    rows: `Ganzkörper | 35 Min, mittel; Rücken und Rumpf | 25 Min, leicht; Beine und Po | 30 Min, mittel; HIIT | 20 Min, schwer; Dehnen am Abend | 15 Min, leicht; Oberkörper | 40 Min, schwer
Corps entier | 35 min, moyen; Dos et gainage | 25 min, facile; Jambes et fessiers | 30 min, moyen; HIIT | 20 min, intense; Étirements du soir | 15 min, facile; Haut du corps | 40 min, intense
Cuerpo completo | 35 min, media; Espalda y core | 25 min, fácil; Piernas y glúteos | 30 min, media; HIIT | 20 min, intensa; Estiramientos | 15 min, fácil; Tren superior | 40 min, intensa
Corpo inteiro | 35 min, médio; Costas e core | 25 min, leve; Pernas e glúteos | 30 min, médio; HIIT | 20 min, intenso; Alongamento | 15 min, leve; Peito e braços | 40 min, intenso
Total body | 35 min, medio; Schiena e core | 25 min, facile; Gambe e glutei | 30 min, medio; HIIT | 20 min, intenso; Stretching serale | 15 min, facile; Parte alta | 40 min, intenso
الجسم كامل | 35 دقيقة، متوسط; الظهر والبطن | 25 دقيقة، سهل; الساقان | 30 دقيقة، متوسط; تمارين مكثفة | 20 دقيقة، صعب; تمدد مسائي | 15 دقيقة، سهل; الجزء العلوي | 40 دقيقة، صعب
全身训练 | 35分钟，中等; 背部与核心 | 25分钟，简单; 臀腿训练 | 30分钟，中等; 高强度间歇 | 20分钟，困难; 晚间拉伸 | 15分钟，简单; 胸和手臂 | 40分钟，困难
全身トレーニング | 35分、ふつう; 背中と体幹 | 25分、かんたん; 脚とお尻 | 30分、ふつう; HIIT | 20分、きつい; 夜のストレッチ | 15分、かんたん; 胸と腕 | 40分、きつい`,
    icon: 'dumbbell',
    picture: 'strength, stretch, gym, run, yoga, dumbbell',
    fields: `Dauer | text | 35 Min; Stufe | choice | mittel | leicht, mittel, schwer; Übungen | number | 8; Tag | date | 19. Nov.
Durée | text | 35 min; Niveau | choice | moyen | facile, moyen, intense; Exercices | number | 8; Jour | date | 19 nov.
Duración | text | 35 min; Nivel | choice | media | fácil, media, intensa; Ejercicios | number | 8; Día | date | 19 nov
Duração | text | 35 min; Nível | choice | médio | leve, médio, intenso; Exercícios | number | 8; Dia | date | 19 nov
Durata | text | 35 min; Livello | choice | medio | facile, medio, intenso; Esercizi | number | 8; Giorno | date | 19 nov
المدة | text | 35 دقيقة; المستوى | choice | متوسط | سهل, متوسط, صعب; التمارين | number | 8; اليوم | date | 19 نوفمبر
时长 | text | 35分钟; 难度 | choice | 中等 | 简单, 中等, 困难; 动作数 | number | 8; 日期 | date | 11月19日
時間 | text | 35分; 強度 | choice | ふつう | かんたん, ふつう, きつい; 種目数 | number | 8; 日付 | date | 11月19日`,
    about: `Acht Übungen, je 40 Sekunden mit 20 Sekunden Pause. Aufwärmen nicht vergessen.
Huit exercices, 40 secondes chacun et 20 secondes de pause. Pensez à l’échauffement.
Ocho ejercicios de 40 segundos con 20 de descanso. No olvides calentar.
Oito exercícios de 40 segundos com 20 de pausa. Não esqueça o aquecimento.
Otto esercizi da 40 secondi con 20 di pausa. Ricordati il riscaldamento.
ثمانية تمارين، 40 ثانية لكل تمرين و20 ثانية راحة. لا تنس الإحماء.
八个动作，每个40秒，休息20秒。别忘了热身。
8種目、各40秒、休憩20秒。ウォームアップを忘れずに。`,
  },
  lists: [
    {
      nouns: `ubung, satze
exercice
ejercicio
exercicio
esercizi
تمارين
动作, 练习
種目, エクササイズ, セット`,
      label: `Übungen
Exercices
Ejercicios
Exercícios
Esercizi
التمارين
动作库
種目`,
      rows: `Kniebeugen | 3 × 12; Liegestütze | 3 × 10; Unterarmstütz | 3 × 40 Sek.; Rudern mit Hanteln | 3 × 12; Ausfallschritte | 3 × 10; Schulterdrücken | 3 × 8
Squats | 3 × 12; Pompes | 3 × 10; Gainage | 3 × 40 s; Rowing haltères | 3 × 12; Fentes | 3 × 10; Développé épaules | 3 × 8
Sentadillas | 3 × 12; Flexiones | 3 × 10; Plancha | 3 × 40 s; Remo con mancuernas | 3 × 12; Zancadas | 3 × 10; Press de hombros | 3 × 8
Agachamento | 3 × 12; Flexões | 3 × 10; Prancha | 3 × 40 s; Remada com halteres | 3 × 12; Afundo | 3 × 10; Desenvolvimento | 3 × 8
Squat | 3 × 12; Piegamenti | 3 × 10; Plank | 3 × 40 s; Rematore con manubri | 3 × 12; Affondi | 3 × 10; Lento avanti | 3 × 8
قرفصاء | 3 × 12; ضغط | 3 × 10; بلانك | 3 × 40 ث; تجديف بالدمبل | 3 × 12; طعنات | 3 × 10; ضغط الكتف | 3 × 8
深蹲 | 3 × 12; 俯卧撑 | 3 × 10; 平板支撑 | 3 × 40秒; 哑铃划船 | 3 × 12; 弓步蹲 | 3 × 10; 肩推 | 3 × 8
スクワット | 3 × 12; ベンチプレス | 3 × 8; プランク | 3 × 40秒; ダンベルロウ | 3 × 12; ランジ | 3 × 10; ショルダープレス | 3 × 8`,
      icon: 'dumbbell',
      isUsual: true,
    },
    {
      nouns: `kurs, kursplan
cours, cour
clase
aula, turma
corsi, lezion
حصص, دروس
课程, 团课
クラス, レッスン`,
      label: `Kurse
Cours
Clases
Aulas
Corsi
الحصص
课程
クラス`,
      rows: `Yoga | Mo, 18:00; Spinning | Di, 19:00; Pilates | Mi, 9:30; Zumba | Do, 18:30; Bodypump | Fr, 17:30; Rückenfit | Sa, 10:00
Yoga | lun. 18:00; Spinning | mar. 19:00; Pilates | mer. 9:30; Zumba | jeu. 18:30; Bodypump | ven. 17:30; Dos en forme | sam. 10:00
Yoga | lun, 18:00; Spinning | mar, 19:00; Pilates | mié, 9:30; Zumba | jue, 18:30; Bodypump | vie, 17:30; Espalda sana | sáb, 10:00
Ioga | seg, 18:00; Spinning | ter, 19:00; Pilates | qua, 9:30; Zumba | qui, 18:30; Bodypump | sex, 17:30; Funcional | sáb, 10:00
Yoga | lun, 18:00; Spinning | mar, 19:00; Pilates | mer, 9:30; Zumba | gio, 18:30; Bodypump | ven, 17:30; Posturale | sab, 10:00
يوغا | الأحد 18:00; سبينينغ | الاثنين 19:00; بيلاتس | الثلاثاء 9:30; زومبا | الأربعاء 18:30; كروس فت | الخميس 17:30; تمدد | السبت 10:00
瑜伽 | 周一 18:00; 动感单车 | 周二 19:00; 普拉提 | 周三 9:30; 尊巴 | 周四 18:30; 杠铃操 | 周五 17:30; 拉伸 | 周六 10:00
ヨガ | 月 18:00; スピニング | 火 19:00; ピラティス | 水 9:30; ズンバ | 木 18:30; ボディパンプ | 金 17:30; ストレッチ | 土 10:00`,
      icon: 'calendar',
    },
    {
      nouns: `trainer, coach
coach, entraineur
entrenador, monitor, instructor
instrutor, treinador, personal, professor
trainer, istruttor, allenator
مدرب
教练
トレーナー, コーチ, インストラクター`,
      label: `Trainer
Coachs
Entrenadores
Instrutores
Trainer
المدربون
教练
トレーナー`,
      rows: `Kraft und Technik; Yoga und Pilates; Ausdauer; Rücken und Reha; Ernährung; HIIT
Force et technique; Yoga et Pilates; Endurance; Dos et rééducation; Nutrition; HIIT
Fuerza y técnica; Yoga y Pilates; Resistencia; Espalda y rehabilitación; Nutrición; HIIT
Força e técnica; Ioga e Pilates; Resistência; Coluna e reabilitação; Nutrição; HIIT
Forza e tecnica; Yoga e Pilates; Resistenza; Schiena e recupero; Nutrizione; HIIT
القوة والتقنية; يوغا وبيلاتس; التحمل; الظهر والتأهيل; التغذية; تمارين مكثفة
力量与技术; 瑜伽与普拉提; 耐力; 康复; 营养; 高强度间歇
筋力とフォーム; ヨガとピラティス; 持久力; リハビリ; 栄養; HIIT`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `mitgliedschaft, abo, tarif, beitrag
abonnement, tarif, formule
abono, cuota, tarifa, membresia, plan
mensalidade, plano
abbonament, tariff
اشتراك
会员卡, 会籍, 套餐
会員プラン, 料金, 月額`,
      label: `Mitgliedschaften
Abonnements
Abonos
Planos
Abbonamenti
الاشتراكات
会员卡
料金プラン`,
      rows: `Monatlich | jederzeit kündbar; Jährlich | zwei Monate gratis; Zehnerkarte | 6 Monate gültig; Studierende | mit Ausweis; Vormittags | bis 14 Uhr; Probetag | einmalig
Mensuel | sans engagement; Annuel | deux mois offerts; Carnet de dix | valable 6 mois; Étudiant | avec carte; Matin | jusqu’à 14 h; Séance d’essai | une fois
Mensual | sin permanencia; Anual | dos meses gratis; Bono de diez | válido 6 meses; Estudiantes | con carné; Mañanas | hasta las 14 h; Día de prueba | una vez
Mensal | sem fidelidade; Anual | dois meses grátis; Dez aulas | válido por 6 meses; Estudante | com carteirinha; Manhã | até 14h; Aula teste | uma vez
Mensile | senza vincoli; Annuale | due mesi gratis; Carnet da dieci | valido 6 mesi; Studenti | con tessera; Mattina | fino alle 14; Prova | una volta
شهري | دون التزام; سنوي | شهران مجانا; عشر حصص | لمدة 6 أشهر; طلاب | مع بطاقة; صباحي | حتى 14:00; يوم تجريبي | مرة واحدة
月卡 | 随时取消; 年卡 | 送两个月; 十次卡 | 6个月有效; 学生卡 | 凭学生证; 早间卡 | 14点前; 体验日 | 一次
月会員 | いつでも解約可; 年会員 | 2か月無料; 10回券 | 6か月有効; 学生 | 学生証提示; 午前会員 | 14時まで; 体験 | 1回`,
      values: '€ 39; € 390; € 95; € 29; € 25; € 5',
      icon: 'card',
    },
  ],
}
