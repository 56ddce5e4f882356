"""What is kept: tables and their logs, people, links, reports; in SQLite or PostgreSQL."""
