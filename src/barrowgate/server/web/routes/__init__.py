"""The routes of the public interface, one file for each thing."""
