import type { ForeignDomain } from './domain.ts'

/** Books one borrows or reads. */
export const library: ForeignDomain = {
  id: 'library',
  words: `bibliothek, bucherei, bucher, lesetagebuch
bibliotheque, mediatheque, livres, lecture
biblioteca, libros, lectura
biblioteca, livros, leitura
biblioteca, libri, lettura
مكتبة, كتب, قراءة
图书, 书籍, 读书, 阅读
図書館, 読書, 本棚, 図書`,
  main: {
    nouns: `bucher, katalog, =buch, bestand
livre, catalogue
libro, catalogo
livro, catalogo, acervo
libri, libro, catalogo
كتب, فهرس, كتاب
图书, 书目, 书籍, 藏书
本$, 蔵書, 図書`,
    label: `Bücher
Livres
Libros
Livros
Libri
الكتب
图书
本`,
    rows: `Der Vorleser | Bernhard Schlink; Momo | Michael Ende; Die Verwandlung | Franz Kafka; Effi Briest | Theodor Fontane; Siddhartha | Hermann Hesse; Emil und die Detektive | Erich Kästner
L’Étranger | Albert Camus; Le Petit Prince | Antoine de Saint-Exupéry; Madame Bovary | Gustave Flaubert; Les Misérables | Victor Hugo; Germinal | Émile Zola; La Vie devant soi | Romain Gary
Don Quijote | Miguel de Cervantes; Cien años de soledad | Gabriel García Márquez; La sombra del viento | Carlos Ruiz Zafón; Ficciones | Jorge Luis Borges; La casa de los espíritus | Isabel Allende; Platero y yo | Juan Ramón Jiménez
Dom Casmurro | Machado de Assis; Capitães da Areia | Jorge Amado; A Hora da Estrela | Clarice Lispector; Ensaio sobre a cegueira | José Saramago; O Alquimista | Paulo Coelho; Vidas secas | Graciliano Ramos
Il nome della rosa | Umberto Eco; Se questo è un uomo | Primo Levi; Il barone rampante | Italo Calvino; L’amica geniale | Elena Ferrante; Pinocchio | Carlo Collodi; Il Gattopardo | Tomasi di Lampedusa
موسم الهجرة إلى الشمال | الطيب صالح; أولاد حارتنا | نجيب محفوظ; الأيام | طه حسين; رجال في الشمس | غسان كنفاني; النبي | جبران خليل جبران; ألف ليلة وليلة | تراث
红楼梦 | 曹雪芹; 边城 | 沈从文; 围城 | 钱锺书; 活着 | 余华; 骆驼祥子 | 老舍; 平凡的世界 | 路遥
こころ | 夏目漱石; 銀河鉄道の夜 | 宮沢賢治; 雪国 | 川端康成; 羅生門 | 芥川龍之介; 坊っちゃん | 夏目漱石; 人間失格 | 太宰治`,
    icon: 'book',
    picture: 'book',
    fields: `Autor | text | Bernhard Schlink; Verfügbar | choice | da | da, ausgeliehen, reserviert; Zurück bis | date | 3. Dez.; Standort | place | Regal B 4
Auteur | text | Albert Camus; Disponibilité | choice | en rayon | en rayon, emprunté, réservé; Retour le | date | 3 déc.; Rayon | place | Rayon B 4
Autor | text | Miguel de Cervantes; Estado | choice | disponible | disponible, prestado, reservado; Devolver | date | 3 dic; Estante | place | Estante B 4
Autor | text | Machado de Assis; Situação | choice | disponível | disponível, emprestado, reservado; Devolver | date | 3 dez; Estante | place | Estante B 4
Autore | text | Umberto Eco; Stato | choice | disponibile | disponibile, in prestito, prenotato; Restituire | date | 3 dic; Scaffale | place | Scaffale B 4
المؤلف | text | الطيب صالح; الحالة | choice | متاح | متاح, معار, محجوز; الإرجاع | date | 3 ديسمبر; الرف | place | الرف ب 4
作者 | text | 曹雪芹; 状态 | choice | 在馆 | 在馆, 已借出, 已预约; 归还日期 | date | 12月3日; 书架 | place | B区4架
著者 | text | 夏目漱石; 状態 | choice | 在架 | 在架, 貸出中, 予約あり; 返却日 | date | 12月3日; 棚 | place | B-4`,
    about: `Zwei Exemplare im Bestand, eines ist gerade da. Leihfrist vier Wochen.
Deux exemplaires, dont un en rayon. Prêt de quatre semaines.
Dos ejemplares, uno disponible. Préstamo de cuatro semanas.
Dois exemplares, um disponível. Empréstimo de quatro semanas.
Due copie, una disponibile. Prestito di quattro settimane.
نسختان، إحداهما متاحة الآن. مدة الإعارة أربعة أسابيع.
馆藏两册，一册在馆。借期四周。
所蔵2冊、1冊は貸出可。貸出期間は4週間。`,
  },
  lists: [
    {
      nouns: `ausleih, ausgeliehen
pret, emprunt
prestamo
emprestimo
prestit
إعارة, استعارة
借阅, 借书, 外借
貸出, 借り`,
      label: `Ausleihen
Prêts
Préstamos
Empréstimos
Prestiti
الإعارات
借阅
貸出`,
      rows: `Momo | bis 24. Nov.; Siddhartha | bis 28. Nov.; Der Vorleser | bis 3. Dez.; Effi Briest | 2 Tage überfällig
Le Petit Prince | jusqu’au 24 nov.; Germinal | jusqu’au 28 nov.; L’Étranger | jusqu’au 3 déc.; Madame Bovary | 2 jours de retard
Ficciones | hasta el 24 nov; Platero y yo | hasta el 28 nov; Don Quijote | hasta el 3 dic; La sombra del viento | 2 días de retraso
A Hora da Estrela | até 24 nov; Vidas secas | até 28 nov; Dom Casmurro | até 3 dez; O Alquimista | 2 dias de atraso
Pinocchio | fino al 24 nov; Il Gattopardo | fino al 28 nov; Il nome della rosa | fino al 3 dic; L’amica geniale | 2 giorni di ritardo
الأيام | حتى 24 نوفمبر; النبي | حتى 28 نوفمبر; أولاد حارتنا | حتى 3 ديسمبر; رجال في الشمس | متأخر يومين
边城 | 至11月24日; 围城 | 至11月28日; 红楼梦 | 至12月3日; 活着 | 逾期2天
雪国 | 11月24日まで; 羅生門 | 11月28日まで; こころ | 12月3日まで; 坊っちゃん | 2日延滞`,
      of: 'days',
      icon: 'repeat',
      isUsual: true,
    },
    {
      nouns: `empfehl, tipp, lesetipp
conseil, recommand, coup de coeur
recomend, sugerenc
recomend, dica, sugest
consigli, suggeriment
توصيات, اقتراحات
推荐
おすすめ, 推薦`,
      label: `Lesetipps
Coups de cœur
Recomendados
Dicas de leitura
Consigli
توصيات
推荐
おすすめ`,
      rows: `Emil und die Detektive | Für Kinder ab 8; Die Verwandlung | Kurz und unvergesslich; Momo | Zum Vorlesen; Siddhartha | Für ruhige Abende
Le Petit Prince | À lire à voix haute; La Vie devant soi | Drôle et tendre; L’Étranger | Court et inoubliable; Germinal | Pour l’hiver
Platero y yo | Para leer en voz alta; La casa de los espíritus | Para el invierno; Ficciones | Breve e inolvidable; Cien años de soledad | Un clásico
A Hora da Estrela | Curto e inesquecível; Capitães da Areia | Para jovens; Dom Casmurro | Um clássico; Vidas secas | Para reler
Il barone rampante | Da leggere ad alta voce; L’amica geniale | Non si smette; Se questo è un uomo | Da non dimenticare; Pinocchio | Per bambini
النبي | قصير وعميق; الأيام | سيرة مؤثرة; رجال في الشمس | لا تُنسى; ألف ليلة وليلة | للأمسيات
边城 | 安静动人; 活着 | 一口气读完; 围城 | 幽默犀利; 骆驼祥子 | 经典
銀河鉄道の夜 | 親子で; 雪国 | 冬の夜に; こころ | 名作; 坊っちゃん | 笑えます`,
      icon: 'star',
      picture: 'book',
    },
  ],
}
