-- The questions that every project starts with, in both languages. Running it again changes nothing.

insert into public.faqs (language, category, position, question, answer)
values
  (
    'en', 'General', 1, 'What is Day&Plate?',
    'A diary for food, movement, sleep, mood and measurements, and a place to work with a nutritionist. You log your day in a few taps; your nutritionist sees it, sets targets, writes to you and meets you.'
  ),
  (
    'en', 'General', 2, 'Do I need a nutritionist to use it?',
    'No. Logging, charts and reports work on their own. A nutritionist adds targets, messages and appointments when you want them.'
  ),
  (
    'en', 'General', 3, 'How do I change the language?',
    'Use the language switch at the top of the screen, on a phone in the menu. It takes effect at once and nothing that you are typing is lost.'
  ),
  (
    'en', 'Logging', 1, 'How do I log a meal?',
    'Open Food log, fill in New meal and save. Only a title is needed; calories, nutrients, ingredients, a photo and your mood before and after eating are up to you. You can log for any past day.'
  ),
  (
    'en', 'Logging', 2, 'How exact is the estimate from a photo?',
    'It is a suggestion, with a note on how sure it is. Nothing is filled in until you press Use, and you can correct every figure afterwards.'
  ),
  (
    'en', 'Logging', 3, 'Can I log the same breakfast again without typing?',
    'Yes. Choose it under Repeat a recent meal, or Repeat on a meal of an earlier day. Everything is copied but the mood, which belongs to the day.'
  ),
  (
    'en', 'Logging', 4, 'I changed an entry on two devices. Which one counts?',
    'The one that was saved first. When you save the other, you see both versions and choose.'
  ),
  (
    'en', 'Logging', 5, 'Why does a day without entries show as a gap in my charts?',
    'A day without entries is unknown, not zero. Averages are taken over days with data, so a forgotten day does not pull them down.'
  ),
  (
    'en', 'Coaching', 1, 'How do I find a nutritionist?',
    'Open Your Coach in the menu. Search by name, filter by expertise, language, experience and rate, or enter the six-character reference ID that a nutritionist gave you.'
  ),
  (
    'en', 'Coaching', 2, 'What happens after I press Connect?',
    'The nutritionist sees your name and email address and accepts or rejects. Until then you can cancel the request. You can have one open request and one nutritionist at a time.'
  ),
  (
    'en', 'Coaching', 3, 'How do I end the work with my nutritionist?',
    'Choose Disconnect on the card of your nutritionist. Access to your entries ends at once, future appointments that can still be cancelled are freed, and you keep the messages.'
  ),
  (
    'en', 'Coaching', 4, 'Can I write a review without my name?',
    'Yes. Tick Post anonymously: your name and picture are then kept nowhere near the review. A nutritionist with few clients may still guess who wrote it.'
  ),
  (
    'en', 'Appointments', 1, 'How long is an appointment, and how many can I book?',
    'An appointment lasts 20 minutes. You can book one a day and three a week, counted in the time zone of your nutritionist.'
  ),
  (
    'en', 'Appointments', 2, 'Until when can I cancel?',
    'Until 24 hours before the start. After that, please write to your nutritionist.'
  ),
  (
    'en', 'Privacy', 1, 'Who can see what I log?',
    'You, and the nutritionist you are connected with, as long as you are: meals, exercise, mood, measurements and your profile. Sleep and connected devices are yours alone. In Settings you see who opened your data.'
  ),
  (
    'en', 'Privacy', 2, 'Who can see my photos and files?',
    'Photos of meals are visible to you and your nutritionist, files in the chat to the two of you. Only your profile picture is public.'
  ),
  (
    'en', 'Account', 1, 'How do I get a copy of my data?',
    'In Settings choose Download my data. You get one archive with all entries as tables, your photos, messages and files.'
  ),
  (
    'en', 'Account', 2, 'How do I delete my account?',
    'In Settings choose Delete my account and confirm. Your entries, photos, messages and reviews are removed at once and cannot be brought back.'
  ),
  (
    'en', 'Account', 3, 'I forgot my password. What now?',
    'Choose Forgot password on the login screen. You get a link by email with which you set a new one.'
  ),
  (
    'ru', 'General', 1, 'Что такое Day&Plate?',
    'Дневник питания, тренировок, сна, настроения и замеров, а ещё место для работы с нутрициологом. Вы отмечаете день в несколько касаний; нутрициолог видит записи, ставит цели, пишет вам и встречается с вами.'
  ),
  (
    'ru', 'General', 2, 'Нужен ли нутрициолог, чтобы пользоваться приложением?',
    'Нет. Записи, графики и отчёты работают и без него. С нутрициологом появляются цели, сообщения и встречи, когда они вам нужны.'
  ),
  (
    'ru', 'General', 3, 'Как сменить язык?',
    'Переключатель языка наверху экрана, а на телефоне — в меню. Он действует сразу, и то, что вы печатаете, не пропадёт.'
  ),
  (
    'ru', 'Logging', 1, 'Как записать приём пищи?',
    'Откройте «Дневник питания», заполните «Новую запись» и сохраните. Обязательно только название; калории, нутриенты, ингредиенты, фото и настроение до и после еды — по желанию. Записать можно и за любой прошедший день.'
  ),
  (
    'ru', 'Logging', 2, 'Насколько точна оценка по фотографии?',
    'Это подсказка, и рядом сказано, насколько она надёжна. Поля не заполняются, пока вы не нажмёте «Взять», и каждое число можно исправить.'
  ),
  (
    'ru', 'Logging', 3, 'Можно ли записать тот же завтрак, не печатая его заново?',
    'Да. Выберите его в списке «Повторить недавнее» или нажмите «Повторить» у прежнего приёма пищи. Копируется всё, кроме настроения: оно относится к своему дню.'
  ),
  (
    'ru', 'Logging', 4, 'Запись изменена на двух устройствах. Какая останется?',
    'Та, что сохранена первой. При сохранении второй вы увидите обе версии и выберете нужную.'
  ),
  (
    'ru', 'Logging', 5, 'Почему день без записей — это разрыв на графике?',
    'День без записей неизвестен, а не равен нулю. Средние считаются по дням с данными, поэтому пропущенный день их не занижает.'
  ),
  (
    'ru', 'Coaching', 1, 'Как найти нутрициолога?',
    'Откройте в меню раздел «Ваш нутрициолог». Ищите по имени, отбирайте по специализации, языку, опыту и стоимости или введите личный номер из шести символов, который дал вам нутрициолог.'
  ),
  (
    'ru', 'Coaching', 2, 'Что будет после нажатия «Отправить запрос»?',
    'Нутрициолог увидит ваше имя и адрес почты и примет или отклонит запрос. До этого его можно отозвать. Одновременно возможны один запрос и один нутрициолог.'
  ),
  (
    'ru', 'Coaching', 3, 'Как закончить работу с нутрициологом?',
    'Нажмите «Отключиться» в карточке нутрициолога. Доступ к вашим записям прекратится сразу, будущие встречи, которые ещё можно отменить, освободятся, а переписка останется у вас.'
  ),
  (
    'ru', 'Coaching', 4, 'Можно ли оставить отзыв без имени?',
    'Да. Отметьте «Опубликовать анонимно»: имя и фото не хранятся рядом с отзывом. Если клиентов у нутрициолога мало, он всё же может догадаться.'
  ),
  (
    'ru', 'Appointments', 1, 'Сколько длится встреча и на сколько встреч можно записаться?',
    'Встреча длится 20 минут. Можно записаться на одну встречу в день и на три в неделю; дни считаются по часовому поясу нутрициолога.'
  ),
  (
    'ru', 'Appointments', 2, 'До какого времени можно отменить встречу?',
    'Не позднее чем за 24 часа до начала. Позже напишите, пожалуйста, нутрициологу.'
  ),
  (
    'ru', 'Privacy', 1, 'Кто видит мои записи?',
    'Вы и подключённый к вам нутрициолог, пока вы работаете вместе: питание, тренировки, настроение, замеры и профиль. Сон и подключённые устройства видите только вы. В настройках видно, кто открывал ваши данные.'
  ),
  (
    'ru', 'Privacy', 2, 'Кто видит мои фотографии и файлы?',
    'Фото еды видите вы и ваш нутрициолог, файлы в переписке — вы двое. Открыто для всех только фото профиля.'
  ),
  (
    'ru', 'Account', 1, 'Как получить копию моих данных?',
    'В настройках выберите «Скачать мои данные». Вы получите архив со всеми записями в виде таблиц, фотографиями, сообщениями и файлами.'
  ),
  (
    'ru', 'Account', 2, 'Как удалить аккаунт?',
    'В настройках выберите «Удалить аккаунт» и подтвердите. Записи, фото, сообщения и отзывы удаляются сразу, вернуть их нельзя.'
  ),
  (
    'ru', 'Account', 3, 'Не помню пароль. Что делать?',
    'На экране входа выберите «Забыли пароль?». На почту придёт ссылка, по которой задаётся новый.'
  )
on conflict (language, question) do nothing;
